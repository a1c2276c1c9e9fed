import { business } from '../../../workshop/business.ts'

export const homeWording = {
  title: 'Measured twice. Fixed once.',
  lead: `Mechanical, electrical, bodywork and air conditioning under one roof in ${business.suburb}. Serving since ${business.since}, trusted by our local community.`,
  start: 'Get Started',
  services: 'What can we do for your car?',
  servicesLead: 'Each service has its own page, with everything that belongs to it and a way to book it.',
  counters: 'The workshop in figures',
  projects: 'In broken, out right',
  allProjects: 'All projects',
  appointmentLead: (phone: string) => `Two minutes at the counter, without the queue. Rather talk? Call ${phone}.`,
}
