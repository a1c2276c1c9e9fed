import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GeneratedPicture } from '../../../art/picture.ts'
import '../../../ui/tokens.css'
import { BeforeAfter } from './before-after.tsx'

const picture = (name: string): GeneratedPicture => ({
  name,
  width: 1200,
  height: 800,
  hash: '0123456789',
  alt: `The car ${name} the repair.`,
})

function Example() {
  return <BeforeAfter before={picture('before')} after={picture('after')} kind="rendered" />
}

const range = () => page.getByRole('slider', { name: 'Before and after' })
/** The clip path of the second picture. */
const clipPath = () => {
  const side = document.querySelector('[src*="/after."]')?.closest('picture')?.parentElement
  return side ? getComputedStyle(side).clipPath : ''
}

test('shows half of each picture at first, and says so', async () => {
  await render(<Example />)
  expect(clipPath()).toBe('inset(0px 0px 0px 50%)')
  await expect.element(range()).toHaveAttribute('aria-valuetext', '50% before, 50% after')
  await expect.element(page.getByText('Studio reconstruction')).toBeVisible()
})

test('starts in the middle before hydration too', () => {
  document.body.innerHTML = renderToString(<Example />)
  expect(clipPath()).toBe('inset(0px 0px 0px 50%)')
  document.body.replaceChildren()
})

test.each([
  ['{ArrowRight}', '51% before, 49% after', '51%'],
  ['{ArrowLeft}{ArrowLeft}', '48% before, 52% after', '48%'],
  ['{PageUp}', '60% before, 40% after', '60%'],
  ['{End}', '100% before, 0% after', '100%'],
  ['{Home}', '0% before, 100% after', '0%'],
])('%s moves the divider', async (keys, announced, share) => {
  await render(<Example />)
  await userEvent.tab()
  await expect.element(range()).toHaveFocus()
  await userEvent.keyboard(keys)
  await expect.element(range()).toHaveAttribute('aria-valuetext', announced)
  expect(clipPath()).toBe(`inset(0px 0px 0px ${share})`)
})

test('the focus ring is around both pictures', async () => {
  await render(<Example />)
  await userEvent.tab()
  await expect.element(range()).toHaveFocus()
  const frame = range().element().parentElement
  await expect.poll(() => frame && getComputedStyle(frame).outlineStyle).toBe('solid')
})

test('a press anywhere on the pictures moves the divider there', async () => {
  await render(<Example />)
  // The pictures have no files in this test, so they need a height.
  for (const image of document.images) image.style.cssText = 'display: block; height: 300px'
  const { width, height } = range().element().getBoundingClientRect()
  await range().click({ position: { x: width * 0.8, y: height * 0.2 } })
  const share = Number.parseFloat(clipPath().match(/([\d.]+)%/)?.[1] ?? '')
  // The thumb is 36 pixels wide, and its middle comes under the pointer.
  expect(Math.abs((share / 100) * width - width * 0.8)).toBeLessThanOrEqual(18)
})

test('the grip is on the divider, at the head of the pictures, clear of the damage, and large enough for a finger', async () => {
  await render(<Example />)
  for (const image of document.images) image.style.cssText = 'display: block; height: 300px'
  const frame = range().element().getBoundingClientRect()
  const grip = document.querySelector('svg')?.parentElement?.getBoundingClientRect() ?? new DOMRect()
  expect(grip.top).toBeCloseTo(frame.top, 0)
  expect(grip.left + grip.width / 2).toBeCloseTo(frame.left + 0.5 * frame.width, 0)
  expect(Math.min(grip.width, grip.height)).toBeGreaterThanOrEqual(44)
})

test('keeps the position that the visitor chose before hydration', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Example />)
  const early = container.querySelector('input')
  if (early) early.value = '20'
  const root = hydrateRoot(container, <Example />)
  await expect.poll(clipPath).toBe('inset(0px 0px 0px 20%)')
  root.unmount()
  container.remove()
})

test('is prerendered without style attributes, which the Content-Security-Policy forbids', () => {
  expect(renderToString(<Example />)).not.toContain('style=')
})
