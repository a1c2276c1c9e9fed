import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithFacts } from '../../testing/with-facts.tsx'
import { SampleForm } from './sample-form.tsx'
import { SubmitLink } from './submit-link.tsx'

beforeEach(() => {
  vi.spyOn(window, 'fetch')
  vi.spyOn(XMLHttpRequest.prototype, 'send')
  vi.spyOn(navigator, 'sendBeacon')
})
afterEach(() => {
  // No test in this file should have sent a request.
  expect(window.fetch).not.toHaveBeenCalled()
  expect(XMLHttpRequest.prototype.send).not.toHaveBeenCalled()
  expect(navigator.sendBeacon).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

const withButtons = (
  <SampleForm label="Example" notice="Nothing was sent." notices={{ other: 'There is nothing to find.' }}>
    <input name="word" aria-label="Word" required />
    <input name="address" type="email" aria-label="Address" />
    <button type="submit">Send</button>
    <button type="submit" value="other">
      Find
    </button>
  </SampleForm>
)

test('shows its notice when submitted empty, without navigating', async () => {
  const screen = await render(withButtons, { wrapper: WithFacts })
  const { href } = location
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing was sent.')
  expect(location.href).toBe(href)
})

test('keeps the input, valid or not, when submitted with Enter', async () => {
  const screen = await render(withButtons, { wrapper: WithFacts })
  await screen.getByLabelText('Word').fill('tyre')
  await screen.getByLabelText('Address').fill('no address')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing was sent.')
  await expect.element(screen.getByLabelText('Word')).toHaveValue('tyre')
  await expect.element(screen.getByLabelText('Address')).toHaveValue('no address')
})

test('shows a different notice for a button that has its own', async () => {
  const screen = await render(withButtons, { wrapper: WithFacts })
  await screen.getByRole('button', { name: 'Find' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('There is nothing to find.')
})

test('announces the same notice again on a second submit', async () => {
  const screen = await render(withButtons, { wrapper: WithFacts })
  const notice = () => screen.getByRole('status').element().firstElementChild
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(notice).not.toBeNull()
  const first = notice()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(notice).not.toBe(first)
})

test("doesn't navigate without scripts: its method is dialog and it has no action", async () => {
  await render(withButtons, { wrapper: WithFacts })
  expect(document.querySelector('form')?.getAttribute('method')).toBe('dialog')
  expect(document.querySelector('form')?.hasAttribute('action')).toBe(false)
})

const showWithLink = async () => {
  const form = (
    <SampleForm label="Example" notice="Nothing was ordered.">
      <input name="first" aria-label="First" />
      <input name="second" aria-label="Second" />
      <textarea name="notes" aria-label="Notes" />
      <SubmitLink href="/elsewhere">Order</SubmitLink>
    </SampleForm>
  )
  return await render(form, { wrapper: WithFacts })
}

test('a submit link shows the notice and stays on the page', async () => {
  const screen = await showWithLink()
  const { href } = location
  await screen.getByRole('link', { name: 'Order' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing was ordered.')
  expect(location.href).toBe(href)
})

test('with a submit link, Enter submits from an input and starts a new line in a textarea', async () => {
  const screen = await showWithLink()
  await screen.getByLabelText('Notes').fill('One')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Notes')).toHaveValue('One\n')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await screen.getByLabelText('First').fill('Kim')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing was ordered.')
})
