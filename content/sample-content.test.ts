import { expect, test } from 'vitest'
import { bookAs, bookableServices } from '../workshop/bookable-services.ts'
import { sampleServices } from './sample-services.ts'
import { servicePath } from './service.ts'
import { services } from './services.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

test('each testimonial links to a service by its name', () => {
  for (const { name, service } of testimonials)
    expect(services.find((each) => servicePath(each) === service.to)?.name, name).toBe(service.text)
})

test('each sample service is part of a service', () => {
  for (const { name, partOf } of sampleServices)
    expect(
      services.map(({ slug }) => slug),
      name,
    ).toContain(partOf)
})

test('every service books an option of the booking form', () => {
  for (const { slug } of services) expect(bookableServices).toContain(bookAs(slug))
})

test('every service has a team member, and they do no others', () => {
  expect(new Set(team.flatMap((member) => member.services))).toEqual(new Set(services.map(({ slug }) => slug)))
})
