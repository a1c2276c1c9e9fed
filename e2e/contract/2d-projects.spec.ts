import { expect, test } from './contract-fixture.ts'

test('the generic project has its three articles in order', async ({ read }) => {
  const main = (await read('/projects-details')).getByRole('main')
  const articles = ['How to Select a Small Business Coach', 'Project Overview', 'Project Result']
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.filter((heading) => articles.includes(heading))).toEqual(articles)
  // Where they are shown, too.
  const tops = await main
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((each) => ({ text: each.textContent, top: each.getBoundingClientRect().top })))
  const shown = tops.toSorted((one, other) => one.top - other.top).map(({ text }) => text ?? '')
  expect(shown.filter((text) => articles.includes(text))).toEqual(articles)
})
