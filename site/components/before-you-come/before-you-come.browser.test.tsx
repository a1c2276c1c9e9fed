import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type BeforeYouCome as Facts, factLabels } from '../../../workshop/before-you-come.ts'
import { BeforeYouCome, Proof } from './before-you-come.tsx'

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
})

test('shows nothing for facts that are not given', async () => {
  const { container } = await render(<BeforeYouCome facts={{ parking: every.parking, wofFee: every.wofFee }} />)
  expect(shown(container.querySelectorAll('dt'))).toEqual([factLabels.wofFee, factLabels.parking])
  expect(shown(container.querySelectorAll('dd'))).toEqual(['$75.00', 'Three visitor parks'])
})

test('shows nothing while no fact is given', async () => {
  const { container } = await render(
    <>
      <BeforeYouCome facts={{}} />
      <Proof facts={{ parking: every.parking }} />
    </>,
  )
  expect(container.innerHTML).toBe('')
})

test('near the first button are the WoF fee, the courtesy car and the reviews', async () => {
  const { container } = await render(<Proof facts={every} />)
  expect(shown(container.querySelectorAll('dd'))).toEqual(['$75.00', 'Free while we’ve got yours', 'Google'])
})
