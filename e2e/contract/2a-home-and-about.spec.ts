import { expect, test } from './contract-fixture.ts'

test('home ends with the team, then the appointment form, without a breadcrumb', async ({ read }) => {
  const main = (await read('/')).getByRole('main')
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(-2)).toEqual(['Our Team', 'Book an Appointment'])
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
})
