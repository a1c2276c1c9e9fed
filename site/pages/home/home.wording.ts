import type { Facts } from '../../../workshop/facts.ts'

export const homeWording = {
  title: 'Measured twice. Fixed once.',
  lead: ({ business }: Facts) =>
    `Mechanical, electrical, bodywork and air conditioning under one roof in ${business.suburb}. Open since ${business.since} and trusted by our local community.`,
  start: 'Get Started',
  drawing: 'Line drawing of a hatchback on a two-post hoist.',
  services: 'What can we do for your car?',
  servicesLead: 'See what’s included, then book.',
  counters: 'The workshop in numbers',
  projects: 'Crash and rust repairs',
  allProjects: 'All projects',
  appointmentLead: (phone: string) => `Booking takes a couple of minutes. Rather talk? Call ${phone}.`,
}
