import { expect, test } from '../workshop-fixture.ts'
import { linksOf, sectionOf } from './page-parts.ts'

const services = [
  'bodywork',
  'inspection',
  'maintenance',
  'electrical',
  'air-conditioning',
  'repair',
  'diagnostic',
  'transmission',
  'customization',
]
const projects = ['/projects/project-a', '/projects/project-b', '/projects/project-c', '/projects/project-d']
const reasons = ['Expertise You Can Trust', 'Comprehensive Automotive Solutions', 'Customer-Centric Approach']

test.describe('home', () => {
  test('has a banner with Get Started to /services', async ({ read }) => {
    await expect((await read('/')).getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/services')
  })

  test('has the logos of nine makes', async ({ read }) => {
    const logos = (await read('/')).getByRole('list', { name: 'Makes we work on' }).getByRole('img')
    const names = await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('aria-label') ?? logo.getAttribute('alt')))
    expect(names).toEqual(['Toyota', 'Mitsubishi', 'Suzuki', 'Honda', 'Kia', 'Hyundai', 'BMW', 'Audi', 'Volkswagen'])
  })

  test('has cards to the nine service pages', async ({ read }) => {
    const cards = await linksOf(sectionOf(await read('/'), 'What can we do for your car?'))
    const paths = services.map((slug) => `/services/${slug}`)
    // The workshop may add its own between these.
    expect(cards.map(([, to]) => to ?? '').filter((to) => paths.includes(to))).toEqual(paths)
  })

  test('has three reasons to choose us, four counters and a row of four projects', async ({ read }) => {
    const page = await read('/')
    await expect(sectionOf(page, 'Why Choose Us?').getByRole('heading', { level: 3 })).toHaveText(reasons)
    const counters = page.getByRole('region', { name: 'The workshop in numbers' })
    await expect(counters.getByRole('term')).toHaveText(['Clients', 'Car repairs', 'Experts', 'Years of experience'])
    await expect(counters.getByRole('definition')).toHaveText(['120+', '250+', '4', '15+'])
    const links = await linksOf(page.getByRole('list', { name: 'Crash and rust repairs' }))
    expect(links.map(([, to]) => to)).toEqual(projects)
    expect(links.map(([text]) => text.split(',')[0])).toEqual([...Array(3).fill('Collision Repair'), 'Rust Repair'])
  })

  test('keeps the order of its sections, and ends with the team and the appointment form, without a breadcrumb', async ({ read }) => {
    const main = (await read('/')).getByRole('main')
    const sections = [
      'Makes we work on',
      'What can we do for your car?',
      'Why Choose Us?',
      'Crash and rust repairs',
      'Our Team',
      'Book an Appointment',
    ]
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections)
    expect(headings.slice(-2)).toEqual(sections.slice(-2))
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
  })
})

test.describe('the demo home page', () => {
  test('has a slider of three slides with Get Started to /', async ({ read }) => {
    const slides = (await read('/home-demo-two')).getByRole('list', { name: 'Highlights' })
    await expect(slides.getByRole('listitem')).toHaveCount(3)
    expect(await linksOf(slides)).toEqual(Array(3).fill(['Get Started', '/']))
  })

  test('has cards and services to /service-details, and Purchase Now to /', async ({ read }) => {
    const page = await read('/home-demo-two')
    const cards = await linksOf(sectionOf(page, 'Why Choose Us'))
    expect(cards.map(([, to]) => to)).toEqual(Array(3).fill('/service-details'))
    const row = await linksOf(page.getByRole('list', { name: 'Services', exact: true }))
    expect(row.map(([, to]) => to)).toEqual(Array(6).fill('/service-details'))
    const purchases = page.getByRole('main').getByRole('link', { name: 'PURCHASE NOW' })
    await expect(purchases).toHaveCount(3)
    for (const purchase of await purchases.all()) await expect(purchase).toHaveAttribute('href', '/')
  })

  test('has four counters, and five project tabs to /projects-details', async ({ read }) => {
    const page = await read('/home-demo-two')
    await expect(page.getByRole('region', { name: 'The workshop in numbers' }).getByRole('definition')).toHaveText([
      '120K+',
      '200K+',
      '170+',
      '70+',
    ])
    const links = await linksOf(sectionOf(page, 'Latest Projects'))
    expect(links.slice(0, 5).map(([text]) => text)).toEqual(['Wheels', 'Steering', 'Brakes', 'Suspension', 'Tyre'])
    expect(links.slice(5).map(([, to]) => to)).toEqual(Array(5).fill('/projects-details'))
  })

  test('shows one project after another in its tabs', async ({ page }) => {
    await page.goto('/home-demo-two')
    await page.getByRole('main').getByText('Latest Projects').scrollIntoViewIfNeeded()
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveText(['Wheels', 'Steering', 'Brakes', 'Suspension', 'Tyre'])
    await tabs.nth(2).click()
    await expect(page.getByRole('tabpanel', { name: 'Brakes' })).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })

  test('keeps the order of its sections, and has blog teasers to /blog-details', async ({ read }) => {
    const page = await read('/home-demo-two')
    const sections = [
      'Why Choose Us',
      'About the workshop',
      'Our Services',
      'Pricing Plan',
      'Latest Projects',
      'What customers say',
      'Our Team',
      'Latest Blog Post',
    ]
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections)
    const teasers = await linksOf(page.getByRole('list', { name: 'Latest Blog Post' }))
    expect(teasers.map(([, to]) => to)).toEqual(Array(3).fill('/blog-details'))
  })
})

test('about ends with the team, then the appointment form', async ({ read }) => {
  const main = (await read('/about')).getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Four trades under one roof',
    'What you can expect',
    'Why Choose Us?',
    'Our Team',
    'What happens next',
    'Book an Appointment',
  ])
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(1)
})

test('the appointment page has a breadcrumb and the form Book an Appointment with a picture beside it', async ({ read }) => {
  const main = (await read('/appointment')).getByRole('main')
  expect(await linksOf(main.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([['Home', '/']])
  await expect(main.getByRole('form', { name: 'Book an Appointment' })).toBeVisible()
  await expect(main.getByRole('figure').getByRole('img')).toBeVisible()
})
