import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../ui/base.css'
import '../../../ui/tokens.css'
import type { BeforeYouCome } from '../../../workshop/before-you-come.ts'
import { FindingUs } from './finding-us.tsx'

const both = { keyDrop: 'Beside the door', parking: 'In front' }

test.each<[string, BeforeYouCome, string[]]>([
  ['no fact', {}, ['Drive in', 'Office']],
  ['a key drop', { keyDrop: both.keyDrop }, ['Drive in', 'Key drop', 'Office']],
  ['parking', { parking: both.parking }, ['Drive in', 'Office', 'Visitor parks']],
  ['both', { ...both, wofFee: 75 }, ['Drive in', 'Key drop', 'Office', 'Visitor parks']],
])('with %s, the drawing has only the labels that are true', async (_, facts, labels) => {
  const { container } = await render(<FindingUs facts={facts} />)
  expect([...container.querySelectorAll('figure span')].map(({ textContent }) => textContent)).toEqual(labels)
})

test.each([320, 390, 767, 768, 1024, 1440, 1920])('at %i px, no label is cut off or touches another', async (width) => {
  await page.viewport(width, 900)
  const { container } = await render(<FindingUs facts={both} />)
  const view = container.querySelector('figure > div')?.getBoundingClientRect()
  if (!view) throw new Error('the drawing is missing')
  const boxes = [...container.querySelectorAll('figure span')].map((label) => label.getBoundingClientRect())
  for (const [i, { left, top, right, bottom }] of boxes.entries()) {
    expect(left >= view.left && right <= view.right && top >= view.top && bottom <= view.bottom).toBe(true)
    for (const other of boxes.slice(i + 1))
      expect(other.left > right || other.right < left || other.top >= bottom || other.bottom <= top).toBe(true)
  }
})

test('a phone loads the drawing made for it', async () => {
  await page.viewport(390, 900)
  const screen = await render(<FindingUs />)
  const image = screen.getByRole('img').element() as HTMLImageElement
  image.loading = 'eager'
  await expect.poll(() => image.currentSrc).toContain('street-phone')
})
