import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { project, streetPlaces } from '../../../art/street-camera.ts'
import type { BeforeYouCome } from '../../../workshop/before-you-come.ts'
import { FindingUs } from './finding-us.tsx'

test.each<[string, BeforeYouCome, string[]]>([
  ['no fact', {}, []],
  ['a key drop', { keyDrop: 'Beside the door' }, ['Key drop']],
  ['parking', { parking: 'In front' }, ['Visitor parks']],
  ['both', { keyDrop: 'Beside the door', parking: 'In front', wofFee: 75 }, ['Key drop', 'Visitor parks']],
])('with %s, the drawing has only the labels that are true', async (_, facts, labels) => {
  const { container } = await render(<FindingUs facts={facts} />)
  expect([...container.querySelectorAll('figure span')].map(({ textContent }) => textContent)).toEqual(labels)
})

test('each label points to its place in the drawing', async () => {
  const screen = await render(<FindingUs facts={{ keyDrop: 'Beside the door', parking: 'In front' }} />)
  const image = screen.getByRole('img').element()
  const { width, height } = { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) }
  for (const [text, place] of [
    ['Key drop', streetPlaces.keyDrop],
    ['Visitor parks', streetPlaces.parking],
  ] as const) {
    const style = getComputedStyle(screen.getByText(text).element())
    const { x, y } = project(place)
    expect(Number(style.getPropertyValue('--x')), text).toBeCloseTo(x / width, 2)
    // The leader ends just above the key slot, or in the park.
    expect(Math.abs(Number(style.getPropertyValue('--y')) - y / height), text).toBeLessThan(0.04)
  }
})
