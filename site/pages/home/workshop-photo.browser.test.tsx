import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { WorkshopPhoto } from './workshop-photo.tsx'

const photo = { name: 'workshop-photo', width: 1600, height: 1200, hash: '0', alt: 'The workshop from the street, its doors open.' }

test('the photograph of the workshop is shown with its description', async () => {
  const { container } = await render(<WorkshopPhoto pictures={{ 'workshop-photo': photo }} />)
  expect(container.querySelector('img')?.alt).toBe(photo.alt)
})

test('without a photograph nothing is shown', async () => {
  const { container } = await render(<WorkshopPhoto pictures={{}} />)
  expect(container.innerHTML).toBe('')
})
