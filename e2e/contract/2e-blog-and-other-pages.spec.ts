import { expect, test } from '../workshop-fixture.ts'
import { linksOf } from './page-parts.ts'

const toBlog = (path: string) => ['1', '2', '3'].map((text) => [text, path])

test('the blog grid has six cards with picture, date, title and Read More to /blog-details, and pages to /blog-1', async ({ read }) => {
  const main = (await read('/blog-1')).getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Blog Grid' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'Latest Blog Post' })).toBeVisible()
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    await expect(card.locator('img, svg').first()).toBeAttached()
    await expect(card.locator('time')).toHaveCount(1)
    expect((await linksOf(card)).map(([text, to]) => [/^Read More/.test(text), to])).toEqual([
      [false, '/blog-details'],
      [true, '/blog-details'],
    ])
  }
  const pagination = main.getByRole('navigation', { name: 'Pages' })
  await expect(pagination.getByRole('link').first()).toHaveAccessibleName('Previous page')
  await expect(pagination.getByRole('link').last()).toHaveAccessibleName('Next page')
  expect((await linksOf(pagination)).slice(1, -1)).toEqual(toBlog('/blog-1'))
  for (const [, to] of await linksOf(pagination)) expect(to).toBe('/blog-1')
})

test('the blog with a sidebar has four cards with date, title, excerpt and Read More, and pages to /blog-2', async ({ read }) => {
  const main = (await read('/blog-2')).getByRole('main')
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) {
    await expect(card.locator('time')).toHaveCount(1)
    await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', '/blog-details')
    expect((await card.getByRole('paragraph').last().textContent())?.length).toBeGreaterThan(10)
  }
  expect((await linksOf(main.getByRole('navigation', { name: 'Pages' }))).slice(1, -1)).toEqual(toBlog('/blog-2'))
})

for (const [path, recents] of [
  ['/blog-2', 3],
  ['/blog-details', 5],
] as const) {
  test(`the sidebar of ${path} has search, categories, recent posts, nine tags to /blog-1, and the newsletter`, async ({ read }) => {
    const sidebar = (await read(path)).getByRole('complementary', { name: 'More from the blog' })
    await expect(sidebar.getByRole('searchbox')).toBeVisible()
    await expect(sidebar.getByRole('heading', { level: 2 })).toHaveText(['Categories', 'Recent Posts', 'Tags', 'Newsletter'])
    const [categories, recent, tags] = await sidebar.getByRole('list').all()
    if (!categories || !recent || !tags) throw new Error('A list is missing.')
    expect((await linksOf(categories)).map(([text]) => text)).toEqual([
      'Engine Servicing 1',
      'Engine Oil and Filter 2',
      'Brake Service 3',
      'Wheel Repair 4',
      'Engine Diagnostic 5',
      'Tyre Service 6',
    ])
    await expect(recent.getByRole('listitem')).toHaveCount(recents)
    expect(await linksOf(tags)).toEqual(
      ['Auto Repair', 'Brake', 'Service', 'Tyre', 'Engine', 'Oil Change', 'Repair', 'Wheel', 'Diagnostic'].map((tag) => [tag, '/blog-1']),
    )
    const newsletter = sidebar.getByRole('form', { name: 'Newsletter' })
    await expect(newsletter.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
    await expect(newsletter.getByRole('button', { name: 'SUBSCRIBE' })).toBeVisible()
  })
}

test('the article has a share row, the author, comments, and the form Leave a comment with its hints', async ({ read }) => {
  const main = (await read('/blog-details')).getByRole('main')
  await expect(main.getByRole('link', { name: /^Share on / })).toHaveCount(4)
  await expect(main.getByRole('complementary', { name: 'About the author' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Comments (3)' })).toBeVisible()
  const form = main.getByRole('form', { name: 'Leave a comment' })
  for (const hint of ['Please enter your name', 'Please enter your email', 'Write your message'])
    await expect(form.getByPlaceholder(hint)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Post A Comment' })).toBeVisible()
})

test('the FAQ has eight questions with answers, and 4 and 8 are open', async ({ read }) => {
  const items = (await read('/faq')).getByRole('main').locator('details')
  const questions = await items.evaluateAll((all) =>
    (all as HTMLDetailsElement[]).map((item) => ({
      question: item.querySelector('summary h2')?.textContent?.trim(),
      open: item.open,
      length: item.textContent?.length ?? 0,
    })),
  )
  expect(questions.map(({ open }) => open)).toEqual([false, false, false, true, false, false, false, true])
  expect(questions.map(({ length }) => length > 150)).toEqual(Array(8).fill(true))
  expect(questions.map(({ question }) => question)).toEqual([
    'How often should I change the oil?',
    'When should I replace the battery?',
    'How long does a battery last?',
    'When do brake pads need replacing?',
    'How often should the air filter be changed?',
    'How long do tyres last?',
    'What is the right tyre pressure?',
    'How do I change a tyre?',
  ])
})

test('the team has six cards with picture, social links, name and job title', async ({ read }) => {
  const cards = (await read('/team')).getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    await expect(card.locator('img').first()).toBeAttached()
    await expect(card.getByRole('link', { name: / page for / })).toHaveCount(4)
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(/\S \S/)
    await expect(card.getByRole('paragraph').first()).toHaveText(/manager|technician|electrician|beater|painter/)
  }
})

test('the testimonials are a row of two, each with picture, name, role and text', async ({ read }) => {
  const items = (await read('/testimonials')).getByRole('list', { name: 'What customers say' }).locator('> li')
  await expect(items).toHaveCount(2)
  for (const item of await items.all()) {
    await expect(item.locator('blockquote')).not.toBeEmpty()
    await expect(item.getByRole('img')).toHaveCount(1)
    await expect(item.getByText(/Sample, drives/)).toBeVisible()
  }
})

test('Sign In has its fields, Remember Me, Forgot my password, Sign In Now, and a link to /sign-up', async ({ read }) => {
  const main = (await read('/sign-in')).getByRole('main')
  const form = main.getByRole('form', { name: 'Sign In' })
  await expect(form.getByLabel('Username or email')).toBeVisible()
  await expect(form.getByLabel('Password')).toHaveAttribute('type', 'password')
  await expect(form.getByRole('checkbox', { name: 'Remember Me' })).toBeVisible()
  for (const name of ['Forgot my password', 'Sign In Now']) await expect(form.getByRole('button', { name })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up')
})

test('Sign Up has its fields, Sign Up, and a link to /sign-in', async ({ read }) => {
  const main = (await read('/sign-up')).getByRole('main')
  const form = main.getByRole('form', { name: 'Sign Up' })
  for (const label of ['Username', 'Email', 'Password']) await expect(form.getByLabel(label)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Sign Up' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in')
})

test('Coming Soon has the countdown, the form Notify Me and four social links, without navbar and footer', async ({ read }) => {
  const page = await read('/coming-soon')
  await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible()
  await expect(page.getByRole('timer').getByRole('term')).toHaveText(['Days', 'Hours', 'Minutes', 'Seconds'])
  await expect(page.getByRole('form', { name: 'Notify Me' }).getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(4)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('Contact Us has the address, two phone numbers, the email address and the contact form', async ({ read }) => {
  const main = (await read('/contact')).getByRole('main')
  await expect(main.getByText(/1 Example Street\s*Cloverlea 4412/).first()).toBeVisible()
  for (const href of ['tel:+6465550100', 'tel:+64215550100', 'mailto:workshop@example.co.nz'])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
  const labels = await main.getByRole('form').locator('label:visible').allTextContents()
  expect(labels.map((label) => label.replace('(optional)', '').trim())).toEqual(['Name', 'Email', 'Phone', 'Subject', 'Message'])
})

test('an unknown page says 404, that it might have been removed, renamed or be temporarily unavailable, and leads home', async ({
  read,
}) => {
  const main = (await read('/no-such-page')).getByRole('main')
  await expect(main.getByText('404')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
  await expect(main.getByText(/might have been removed, renamed,? or (might )?be temporarily unavailable/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Return To Home Page' })).toHaveAttribute('href', '/')
})
