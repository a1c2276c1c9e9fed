import { expect, test } from '../workshop-fixture.ts'
import { linksOf, sectionOf } from './page-parts.ts'

const projects = [
  { slug: 'a', title: 'Collision Repair, Mazda 3 2019', facts: ['Brand Mazda', 'Model 3', 'Model Year 2019', 'Category Collision Repair'] },
  {
    slug: 'b',
    title: 'Collision Repair, Toyota Corolla 2017',
    facts: ['Brand Toyota', 'Model Corolla', 'Model Year 2017', 'Category Collision Repair'],
  },
  {
    slug: 'c',
    title: 'Collision Repair, Mitsubishi Outlander PHEV 2022',
    facts: ['Brand Mitsubishi', 'Model Outlander PHEV', 'Model Year 2022', 'Category Collision Repair'],
  },
  {
    slug: 'd',
    title: 'Rust Repair, Landrover Discovery 4',
    facts: ['Brand Landrover', 'Model Discovery 4', 'Category Rust Repair'],
  },
]

test('the projects page has four projects, three reasons, the team and the appointment form, without the form’s breadcrumb', async ({
  read,
}) => {
  const page = await read('/projects')
  const main = page.getByRole('main')
  expect(await linksOf(main.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([['Home', '/']])
  expect((await linksOf(main.getByRole('listitem').getByRole('article'))).slice(0, 4)).toEqual(
    projects.map(({ slug, title }) => [title, `/projects/project-${slug}`]),
  )
  await expect(sectionOf(page, 'Why Choose Us?').getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(sectionOf(page, 'Our Team').getByRole('heading', { level: 3 })).toHaveText([
    'Mechanical & AC Technicians',
    'Electrical & Diagnostic Technicians',
    'Body Repair & Painting Technicians',
  ])
  await expect(main.getByRole('form', { name: 'Book an Appointment' })).toBeVisible()
})

for (const { slug, title, facts } of projects) {
  test(`project ${slug} has its breadcrumb, a slider of 9 wide and a grid of 9 tall pictures, and its own car in the sidebar`, async ({
    read,
  }) => {
    const main = (await read(`/projects/project-${slug}`)).getByRole('main')
    const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb' })
    expect((await linksOf(breadcrumb)).at(-1)).toEqual(['Projects', '/projects'])
    await expect(breadcrumb.getByRole('listitem').last()).toHaveText(title)
    const slides = main.getByRole('list', { name: /, nine pictures$/ }).getByRole('img')
    const shapes = await slides.evaluateAll((all) =>
      all.map((img) => Number(img.getAttribute('width')) > Number(img.getAttribute('height'))),
    )
    expect(shapes).toEqual(Array(9).fill(true))
    const tall = main.getByRole('link', { name: /View larger/ }).getByRole('img')
    const heights = await tall.evaluateAll((all) =>
      all.map((img) => Number(img.getAttribute('width')) < Number(img.getAttribute('height'))),
    )
    expect(heights).toEqual(Array(9).fill(true))
    const rows = main.getByRole('complementary').locator('dl > div')
    const shown = (await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' ').toLowerCase())
    for (const fact of facts) expect(shown).toContain(fact.toLowerCase())
    expect(shown.some((row) => row.startsWith('model year'))).toBe(facts.length === 4)
  })
}

test.describe('the generic project', () => {
  const articles = ['How to Select a Small Business Coach', 'Project Overview', 'Project Result']

  test('has a slider of three pictures and its three articles, in order, with four checklist points', async ({ read }) => {
    const page = await read('/projects-details')
    await expect(page.locator('main [aria-roledescription=carousel] img')).toHaveCount(3)
    await expect(sectionOf(page, 'Project Overview').getByRole('listitem')).toHaveCount(4)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.filter((heading) => articles.includes(heading))).toEqual(articles)
  })

  test('shows its articles in that order at every width', async ({ read }) => {
    for (const width of [390, 1440]) {
      const headings = (await read('/projects-details', width)).getByRole('main').getByRole('heading', { level: 2 })
      const places = await headings.evaluateAll((all) =>
        all.map((each) => ({ text: each.textContent ?? '', top: each.getBoundingClientRect().top })),
      )
      const shown = places.toSorted((one, other) => one.top - other.top).map(({ text }) => text)
      expect(
        shown.filter((text) => articles.includes(text)),
        `${width} px`,
      ).toEqual(articles)
    }
  })

  test('has the facts of its sidebar, and a form that points to /appointment', async ({ read }) => {
    const main = (await read('/projects-details')).getByRole('main')
    const sidebar = main.getByRole('complementary', { name: 'Toyota Prius 2024' })
    await expect(sidebar.getByRole('term')).toHaveText([
      'Brand',
      'Model',
      'Model Year',
      'Client Name',
      'Category',
      'Book Date',
      'Release Date',
      'Status',
    ])
    await expect(sidebar.getByRole('definition')).toHaveText([
      'Toyota',
      'Prius',
      '2024',
      /\S/,
      'Car Repair',
      '12-09-2024',
      '20-09-2024',
      'Complete',
    ])
    const form = main.getByRole('form', { name: 'SCHEDULE AN APPOINTMENT' })
    await expect(form.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute('href', '/appointment')
    await expect(form.locator('[name=phone_number]')).toBeVisible()
  })
})
