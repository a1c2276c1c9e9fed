import { expect, test } from 'vitest'
import { bookableServices } from './bookable-services.data.ts'
import { sampleServices } from './sample-services.ts'
import { servicePath } from './service.ts'
import { services } from './services.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

test('each testimonial links to a service by its name', () => {
  for (const { name, service } of testimonials)
    expect(services.find((each) => servicePath(each) === service.to)?.name, name).toBe(service.text)
})

test('each sample service is booked as a service that the form offers, and as the one it is part of', () => {
  for (const { name, partOf, bookAs } of sampleServices) {
    expect(bookableServices, name).toContain(bookAs)
    expect(services.find((service) => servicePath(service) === partOf)?.bookAs, name).toBe(bookAs)
  }
})

test('every service has a team member, and they do no others', () => {
  expect(new Set(team.flatMap((member) => member.services))).toEqual(new Set(services.map(({ slug }) => slug)))
})
