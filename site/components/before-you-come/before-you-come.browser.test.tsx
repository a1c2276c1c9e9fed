import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type BeforeYouCome as Facts, factLabels } from '../../../workshop/facts.ts'
import { firstFacts } from '../../../workshop/first-facts.ts'
import { WithFacts } from '../../testing/with-facts.tsx'
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

const show = (beforeYouCome: Facts, element: ReactNode) => render(<WithFacts facts={{ ...firstFacts, beforeYouCome }}>{element}</WithFacts>)

const shown = (all: NodeListOf<Element>) => [...all].map(({ textContent }) => textContent)

test('shows every fact with its label, in order, with prices in dollars and a link to the reviews', async () => {
  const { container } = await show(every, <BeforeYouCome />)
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
  const { container } = await show({ parking: every.parking, wofFee: every.wofFee }, <BeforeYouCome />)
  expect(shown(container.querySelectorAll('dt'))).toEqual([factLabels.wofFee, factLabels.parking])
  expect(shown(container.querySelectorAll('dd'))).toEqual(['$75.00', 'Three visitor parks'])
})

test('shows nothing while no fact is given, and near the first button nothing while none for it is', async () => {
  const strip = await show({}, <BeforeYouCome />)
  expect(strip.container.innerHTML).toBe('')
  const proof = await show({ parking: every.parking }, <Proof />)
  expect(proof.container.innerHTML).toBe('')
})

test('near the first button are the WoF fee, the courtesy car and the reviews', async () => {
  const { container } = await show(every, <Proof />)
  expect(shown(container.querySelectorAll('dd'))).toEqual(['$75.00', 'Free while we’ve got yours', 'Google'])
})
