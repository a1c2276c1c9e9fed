import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../ui/base.css'
import '../../../ui/tokens.css'
import { type ClosedDays, closedDays } from '../../../workshop/closed-days.ts'
import { ClosedNotice } from './closed-notice.tsx'

const { from, reason } = closedDays.at(-1) as ClosedDays

async function show(daysBefore: number) {
  // Noon at the workshop, or one o'clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(from) - daysBefore * 86_400_000 })
  return await render(
    <>
      <main style={{ minHeight: 900 }}>
        <label>
          Name <input />
        </label>
      </main>
      <ClosedNotice />
      <p>Below</p>
    </>,
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
