import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type BeforeYouCome as Facts, factLabels } from '../../../workshop/before-you-come.ts'
import { business } from '../../../workshop/business.ts'
import { BeforeYouCome } from './before-you-come.tsx'

const every: Required<Facts> = {
  wofFee: 75,
  hourlyRate: 127.5,
  diagnosticRate: 95,
  courtesyCar: 'Free while we’ve got yours',
  keyDrop: 'Slot beside the door',
  payment: ['EFTPOS', 'Visa'],
  guarantee: '12 months on parts',
  parking: 'Three visitor parks',
  reviews: { name: 'Google', url: 'https://www.google.com/maps/place/x' },
}

const shown = (all: NodeListOf<Element>) => [...all].map(({ textContent }) => textContent)

test('shows every fact with its label, in order, with prices in dollars and a link to the reviews', async () => {
  const { container } = await render(<BeforeYouCome facts={every} />)
  expect(shown(container.querySelectorAll('dt'))).toEqual(Object.values(factLabels))
  expect(shown(container.querySelectorAll('dd'))).toEqual([
    '$75.00',
    '$127.50',
    '$95.00',
    'Free while we’ve got yours',
    'Slot beside the door',
    'EFTPOS, Visa',
    '12 months on parts',
    'Three visitor parks',
    'Google',
  ])
  expect(container.querySelector('dd a')?.getAttribute('href')).toBe(every.reviews.url)
  expect(container.textContent).not.toContain('Ask for a price')
})

test('shows nothing for facts that are not given', async () => {
  const { container } = await render(<BeforeYouCome facts={{ parking: every.parking, wofFee: every.wofFee }} />)
  expect(shown(container.querySelectorAll('dt'))).toEqual([factLabels.wofFee, factLabels.parking])
  expect(shown(container.querySelectorAll('dd'))).toEqual(['$75.00', 'Three visitor parks'])
})

test('shows a line with a phone link while no fact is given', async () => {
  const { container } = await render(<BeforeYouCome facts={{}} />)
  expect(container.textContent).toBe(`Ask for a price by phone: we’ll tell you before you book.${business.landline.shown}`)
  expect(container.querySelector('a')?.getAttribute('href')).toBe(`tel:${business.landline.dial}`)
  expect(container.querySelector('dl')).toBeNull()
})
