import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InertForm } from './inert-form.tsx'
import { SubmitLink } from './submit-link.tsx'

beforeEach(() => {
  vi.spyOn(window, 'fetch')
  vi.spyOn(XMLHttpRequest.prototype, 'send')
  vi.spyOn(navigator, 'sendBeacon')
})
afterEach(() => {
  // Nothing that a visitor did above may have left the page.
  expect(window.fetch).not.toHaveBeenCalled()
  expect(XMLHttpRequest.prototype.send).not.toHaveBeenCalled()
  expect(navigator.sendBeacon).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

const withButtons = (
  <InertForm label="Example" notice="Nothing was sent." notices={{ other: 'There is nothing to find.' }}>
    <input name="word" aria-label="Word" required />
    <input name="address" type="email" aria-label="Address" />
    <button type="submit">Send</button>
    <button type="submit" value="other">
      Find
    </button>
  </InertForm>
)

test('tells a visitor who submits it empty, and changes no address', async () => {
  const screen = await render(withButtons)
  const { href } = location
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing was sent.')
  expect(location.href).toBe(href)
})

test('keeps what was typed, right or wrong, when Enter submits it', async () => {
  const screen = await render(withButtons)
  await screen.getByLabelText('Word').fill('tyre')
  await screen.getByLabelText('Address').fill('no address')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing was sent.')
  await expect.element(screen.getByLabelText('Word')).toHaveValue('tyre')
  await expect.element(screen.getByLabelText('Address')).toHaveValue('no address')
})

test('gives another button its own notice', async () => {
  const screen = await render(withButtons)
  await screen.getByRole('button', { name: 'Find' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('There is nothing to find.')
})

test('says the same words anew for a second press', async () => {
  const screen = await render(withButtons)
  const words = () => screen.getByRole('status').element().firstElementChild
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(words).not.toBeNull()
  const first = words()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(words).not.toBe(first)
})

test('a dialog form that nothing has woken up goes nowhere either', async () => {
  await render(withButtons)
  expect(document.querySelector('form')?.getAttribute('method')).toBe('dialog')
  expect(document.querySelector('form')?.hasAttribute('action')).toBe(false)
})

const showWithLink = async () => {
  const form = (
    <InertForm label="Example" notice="Nothing was ordered.">
      <input name="first" aria-label="First" />
      <input name="second" aria-label="Second" />
      <textarea name="notes" aria-label="Notes" />
      <SubmitLink href="/elsewhere">Order</SubmitLink>
    </InertForm>
  )
  return await render(form)
}

test('a link that submits shows the notice and stays on the page', async () => {
  const screen = await showWithLink()
  const { href } = location
  await screen.getByRole('link', { name: 'Order' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing was ordered.')
  expect(location.href).toBe(href)
})

test('Enter submits there too, but still ends a line in a long answer', async () => {
  const screen = await showWithLink()
  await screen.getByLabelText('Notes').fill('One')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Notes')).toHaveValue('One\n')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await screen.getByLabelText('First').fill('Kim')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing was ordered.')
})
