import { expect, test } from 'vitest'
import { strengths, whyChooseUs } from './about.ts'
import { bookableServices } from './bookable-services.data.ts'
import { brands } from './brands.ts'
import { counters, sampleCounters } from './counters.ts'
import { genericService, sampleServices } from './sample-services.ts'
import { projectTabs, slides } from './second-home.ts'
import { servicePath } from './service.ts'
import { services } from './services.ts'
import { team, technicianGroups } from './team.ts'
import { testimonials } from './testimonials.ts'

test('both home pages have their four counters', () => {
  expect(counters.map(({ value }) => value)).toEqual(['120+', '250+', '4', '15+'])
  expect(sampleCounters.map(({ value }) => value)).toEqual(['120K+', '200K+', '170+', '70+'])
})

test('the logo slider has nine makes', () => {
  expect(brands.map(({ slug }) => slug)).toEqual(['toyota', 'mitsubishi', 'suzuki', 'honda', 'kia', 'hyundai', 'bmw', 'audi', 'volkswagen'])
})

test('the about page has its five strengths and three reasons', () => {
  expect(strengths.map(({ name }) => name)).toEqual([
    'Quality workmanship',
    'Expertise',
    'Fair pricing',
    'Commitment to safety',
    'Customer satisfaction',
  ])
  expect(whyChooseUs.map(({ title }) => title)).toEqual([
    'Expertise You Can Trust',
    'Comprehensive Automotive Solutions',
    'Customer-Centric Approach',
  ])
})

test('there are six team members, three technician groups and two testimonials', () => {
  expect(team).toHaveLength(6)
  expect(technicianGroups.map(({ name }) => name)).toEqual([
    'Mechanical & AC Technicians',
    'Electrical & Diagnostic Technicians',
    'Body Repair & Painting Technicians',
  ])
  expect(testimonials).toHaveLength(2)
})

test('each testimonial links to a service by its name', () => {
  for (const { name, service } of testimonials)
    expect(services.find((each) => servicePath(each) === service.to)?.name, name).toBe(service.text)
})

test('there are six sample services, and the generic service page has its four headings', () => {
  expect(sampleServices.map(({ name }) => name)).toEqual([
    'Wheel adjustment',
    'Engine servicing',
    'Cooling servicing',
    'Brake service',
    'Washing service',
    'Tyre service',
  ])
  expect(genericService.sections.map(({ heading }) => heading)).toEqual([
    'Engine Services',
    'The Common Problem',
    'Regular Engine Maintenance',
    'Why Choose Us',
  ])
})

test('each sample service is booked as a service that the form offers, and as the one it is part of', () => {
  for (const { name, partOf, bookAs } of sampleServices) {
    expect(bookableServices, name).toContain(bookAs)
    expect(services.find((service) => servicePath(service) === partOf)?.bookAs, name).toBe(bookAs)
  }
})

test('the second home page has three slides and five tabs', () => {
  expect(slides).toHaveLength(3)
  expect(projectTabs.map(({ name }) => name)).toEqual(['Wheels', 'Steering', 'Brakes', 'Suspension', 'Tyre'])
})

test('every service has a team member, and they do no others', () => {
  expect(new Set(team.flatMap((member) => member.services))).toEqual(new Set(services.map(({ slug }) => slug)))
})
