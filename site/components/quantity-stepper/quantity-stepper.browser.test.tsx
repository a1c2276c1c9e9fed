import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QuantityStepper } from './quantity-stepper.tsx'

test('starts at 1, steps up and down by one, and announces the number', async () => {
  const screen = await render(<QuantityStepper />)
  const input = screen.getByRole('spinbutton', { name: 'Quantity' })
  await expect.element(input).toHaveValue(1)
  await screen.getByRole('button', { name: 'One more' }).click()
  await screen.getByRole('button', { name: 'One more' }).click()
  await expect.element(input).toHaveValue(3)
  await expect.element(screen.getByRole('status')).toHaveTextContent('3')
  await screen.getByRole('button', { name: 'One fewer' }).click()
  await expect.element(input).toHaveValue(2)
})

test('never goes below 1, and the minus button keeps focus there', async () => {
  const screen = await render(<QuantityStepper item="Oil Filter" />)
  const minus = screen.getByRole('button', { name: 'One fewer: Oil Filter' })
  ;(minus.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(1)
  expect(document.activeElement).toBe(minus.element())
})

test('never goes above 99', async () => {
  const screen = await render(<QuantityStepper initial={98} />)
  for (let presses = 0; presses < 3; presses++) await screen.getByRole('button', { name: 'One more' }).click()
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(99)
})

test.each([
  ['0', 1],
  ['-4', 1],
  ['', 1],
  ['2.7', 2],
  ['12', 12],
  ['100', 99],
  ['1e9', 99],
])('turns %j into %d on blur', async (typed, expected) => {
  const screen = await render(<QuantityStepper />)
  const input = screen.getByRole('spinbutton')
  await input.fill(typed)
  await userEvent.tab()
  await expect.element(input).toHaveValue(expected)
})

test('has buttons of at least 44 by 44 pixels', async () => {
  await render(<QuantityStepper />)
  for (const button of document.querySelectorAll('button')) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})
