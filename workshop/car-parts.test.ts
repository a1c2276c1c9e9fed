import { expect, test } from 'vitest'
import { carParts } from './car-parts.ts'
import { services } from './services.ts'

test('every service has exactly one part of the car', () => {
  expect(carParts.map(({ service }) => service).toSorted()).toEqual(services.map(({ slug }) => slug).toSorted())
  expect(new Set(carParts.map(({ id }) => id)).size).toBe(carParts.length)
})
