import { servicesOffered } from './bookable-services.ts'
import { closedDays } from './closed-days.ts'
import type { DayHours, Facts } from './facts.ts'

const usual: DayHours = [{ opens: '08:00', closes: '18:00' }]
const dayOff: DayHours = []

/** What the site says until the owner changes it at the desk. */
export const firstFacts: Facts = {
  business: {
    name: 'Cloverlea Auto Workshop',
    shortName: 'Cloverlea',
    tagline: 'Keeping people moving with precision, trust and unmatched care.',
    street: '1 Example Street',
    suburb: 'Cloverlea',
    postcode: '4412',
    landline: { shown: '06 555 0100', dial: '+6465550100' },
    mobile: { shown: '021 555 0100', dial: '+64215550100' },
    email: 'workshop@example.co.nz',
    social: [
      { name: 'Facebook', url: 'https://www.facebook.com/example' },
      { name: 'Instagram', url: 'https://www.instagram.com/example' },
      { name: 'X', url: 'https://x.com/example' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
    ],
    since: 2021,
    copyrightYear: 2024,
  },
  hours: [usual, usual, usual, usual, usual, usual, dayOff],
  specialDays: closedDays,
  bays: 3,
  usualMinutes: Object.fromEntries(servicesOffered.map(({ name, minutes }) => [name, minutes])),
  beforeYouCome: {},
}
