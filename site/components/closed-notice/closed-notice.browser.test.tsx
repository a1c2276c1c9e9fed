import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../ui/base.css'
import '../../../ui/tokens.css'
import type { Notice, SpecialDays } from '../../../workshop/facts.ts'
import { firstFacts } from '../../../workshop/first-facts.ts'
import { WithFacts } from '../../testing/with-facts.tsx'
import { ClosedNotice } from './closed-notice.tsx'

const { from, reason } = firstFacts.specialDays.at(-1) as SpecialDays

async function show(daysBefore: number, notice?: Notice) {
  // Noon at the workshop, or one o'clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(from) - daysBefore * 86_400_000 })
  return await render(
    <WithFacts facts={{ ...firstFacts, notice }}>
      <main style={{ minHeight: 900 }}>
        <label>
          Name <input />
        </label>
      </main>
      <ClosedNotice />
      <p>Below</p>
    </WithFacts>,
  )
}

afterEach(() => {
  vi.useRealTimers()
})

test.each([14, 1, 0])('is shown %i days before the first closed day, without moving the page', async (days) => {
  const screen = await show(days)
  const below = screen.getByText('Below').element().getBoundingClientRect().top
  await expect
    .element(screen.getByRole('complementary', { name: 'Closed days' }).getByText(new RegExp(`closed for ${reason}`)))
    .toBeVisible()
  expect(screen.getByText('Below').element().getBoundingClientRect().top).toBe(below)
})

test('is not shown 15 days before', async () => {
  const screen = await show(15)
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(screen.getByRole('complementary').query()).toBeNull()
})

test('is hidden on a phone while somebody types', async () => {
  await page.viewport(390, 844)
  const screen = await show(1)
  const notice = screen.getByText(/We’re closed/)
  await expect.element(notice).toBeVisible()
  await screen.getByRole('textbox').click()
  await expect.element(notice).not.toBeVisible()
})

const away: Notice = { text: 'No loan cars this week.', from: '2030-11-04', until: '2030-11-05' }

test.each([
  ['2030-11-03T10:59:59Z', false],
  ['2030-11-03T11:00:00Z', true],
  ['2030-11-05T10:59:59Z', true],
  ['2030-11-05T11:00:00Z', false],
])('the owner’s notice at %s, on New Zealand’s dates of it, first and last included: %s', async (moment, isShown) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) })
  const facts = { ...firstFacts, notice: away }
  const screen = await render(<ClosedNotice />, { wrapper: ({ children }) => <WithFacts facts={facts}>{children}</WithFacts> })
  expect(screen.container.textContent).toBe(isShown ? away.text : '')
})

test('the owner’s notice comes before that of closed days, in HTML without scripts too, and goes when its dates are over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse(from) - 86_400_000 })
  const notice = { ...away, until: new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10) }
  const shown = (
    <WithFacts facts={{ ...firstFacts, notice }}>
      <ClosedNotice />
    </WithFacts>
  )
  const lines = (root: ParentNode) => [...root.querySelectorAll('aside p')].map(({ textContent }) => textContent)
  const both = [away.text, expect.stringContaining(`closed for ${reason}`)]
  const html = document.createElement('div')
  html.innerHTML = renderToString(shown)
  expect(lines(html)).toEqual(both)

  const screen = await render(shown)
  expect(lines(screen.container)).toEqual(both)
  vi.setSystemTime(Date.parse(from))
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.poll(() => lines(screen.container)).toEqual([both[1]])
})

test.each([390, 1440])('two notices at %i px are both seen, over the whole width', async (width) => {
  await page.viewport(width, 844)
  const screen = await show(1, { ...away, from: '2030-01-01', until: '2030-12-31' })
  await expect.element(screen.getByText(away.text)).toBeInViewport({ ratio: 1 })
  await expect.element(screen.getByText(/We’re closed/)).toBeInViewport({ ratio: 1 })
  const [first, second] = [away.text, /We’re closed/].map((text) => screen.getByText(text).element().getBoundingClientRect())
  expect(Number(first?.top) < Number(second?.top)).toBe(width < 768)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
