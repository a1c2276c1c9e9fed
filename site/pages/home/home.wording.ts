import { business } from '../../../workshop/business.ts'

export const homeWording = {
  title: 'Measured twice. Fixed once.',
  lead: `Mechanical, electrical, bodywork and air conditioning under one roof in ${business.suburb}. Serving since ${business.since}, trusted by our local community.`,
  services: 'What can we do for your car?',
  servicesLead: 'Pick the line that fits best. If you are not sure, pick Diagnostic and tell us what you hear, see or smell.',
  process: 'From your message to your keys',
  steps: [
    { title: 'You fill in the job card', text: 'Plate, phone number and what is wrong, in your own words. It takes about two minutes.' },
    { title: 'We call you back', text: 'Within opening hours, to agree on a day and on what we look at first.' },
    { title: 'We measure, then quote', text: 'You hear what we found and what it costs before any work starts.' },
    { title: 'You drive it home', text: 'We show you what was done, and hand you the old parts if you want to see them.' },
  ],
  appointmentLead: (phone: string) => `Two minutes at the counter, without the queue. Rather talk? Call ${phone}.`,
}
