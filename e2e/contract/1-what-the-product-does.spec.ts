import { firstFacts } from '../../workshop/first-facts.ts'
import { expect, test } from '../workshop-fixture.ts'
import { linksOf, sectionOf } from './page-parts.ts'

const { business } = firstFacts

const details = [
  ['tel:+6465550100', '06 555 0100'],
  ['tel:+64215550100', '021 555 0100'],
  ['mailto:workshop@example.co.nz', 'workshop@example.co.nz'],
] as const

test('header and footer show the address, the opening hours, two phone numbers, the email address and the social links', async ({
  read,
}) => {
  const page = await read('/faq')
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    for (const [href, text] of details) await expect(part.locator(`a[href="${href}"]:visible`).first()).toContainText(text)
    await expect(part.getByText(/1 Example Street,? ?Cloverlea,? 4412/).first()).toBeVisible()
    await expect(part.getByText('Sun - Fri, 8.00am - 6.00pm').first()).toBeVisible()
  }
  const social = await linksOf(page.getByRole('contentinfo'))
  for (const { name, url } of business.social) expect(social).toContainEqual([name, url])
})

test('a service’s sidebar shows the address, two phone numbers and the email address, as links that start a call or a mail', async ({
  read,
}) => {
  const card = (await read('/services/repair')).getByRole('region', { name: 'Contact Us' })
  for (const [href, text] of details) await expect(card.locator(`a[href="${href}"]`)).toContainText(text)
  await expect(card.getByText('1 Example Street, Cloverlea, 4412')).toBeVisible()
  await expect(card.getByText('Sun - Fri, 8.00am - 6.00pm')).toBeVisible()
})

test('the footer says that the business keeps people moving with precision, trust and unmatched care, and copyright 2024', async ({
  read,
}) => {
  const footer = (await read('/faq')).getByRole('contentinfo')
  await expect(footer.getByText('Keeping people moving with precision, trust and unmatched care.')).toBeVisible()
  await expect(footer.getByText('© 2024')).toBeVisible()
})

test('the second home page says that the workshop has served since 2021 and is trusted by its local community', async ({ read }) => {
  await expect((await read('/')).getByRole('main').getByText('Open since 2021 and trusted by our local community.')).toBeVisible()
})

test('about has five strengths, three reasons to choose us, and three technician groups', async ({ read }) => {
  const page = await read('/about')
  const titles = (heading: string) => sectionOf(page, heading).getByRole('heading', { level: 3 })
  await expect(titles('What you can expect')).toHaveText([
    'Quality workmanship',
    'Expertise',
    'Fair pricing',
    'Commitment to safety',
    'Customer satisfaction',
  ])
  await expect(titles('Why Choose Us?')).toHaveText([
    'Expertise You Can Trust',
    'Comprehensive Automotive Solutions',
    'Customer-Centric Approach',
  ])
  await expect(titles('Our Team')).toHaveText([
    'Mechanical & AC Technicians',
    'Electrical & Diagnostic Technicians',
    'Body Repair & Painting Technicians',
  ])
})
