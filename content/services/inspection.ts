import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

// WoF intervals of light vehicles change in stages from 1 November 2026 to 1 November 2027. Check nzta.govt.nz, 'Warrant of fitness', before editing.
export const service: Service = {
  ...serviceCard('inspection'),
  picture: {
    alt: 'A wheel on the two rollers of a brake tester, set into the floor in an orange frame.',
  },
  lead: 'A Warrant of Fitness says your car met the safety rules on the day it was checked. We tell you what passed, what didn’t and what’s coming up.',
  intro: [
    'The label inside your windscreen shows when yours is due. Not sure? Send us your rego and we’ll check. Without a current WoF you can only drive the car to get it repaired or inspected, and only if it’s safe to drive.',
    'Book a week or two early: that leaves time to fix anything we find. Buying used? Get a pre-purchase inspection as well: a WoF doesn’t cover the engine, the gearbox or the paint.',
  ],
  // As NZTA announced on 16 April 2026.
  sheet: {
    title: 'How often is it due?',
    text: 'The rules changed on 1\u00a0November\u00a02026. It depends on when the car was first registered, here or overseas.',
    link: {
      text: 'As announced by NZTA',
      href: 'https://www.nzta.govt.nz/vehicles/warrants-and-certificates/warrant-of-fitness/',
    },
    columns: ['First registered', 'Due'],
    rows: [
      { name: 'New car', text: 'When it’s first registered, and again at four years old.' },
      { name: 'Since November 2019', text: 'Every two years from four years old until it’s\u00a014.' },
      { name: 'November 2013 to October 2019', text: 'Every year; every two years from 1\u00a0November\u00a02027, until it’s\u00a014.' },
      { name: '2000 to October 2013', text: 'Every year.' },
      { name: 'Before 2000', text: 'Every year, no longer every six months.' },
    ],
  },
  taskGroups: [
    {
      tasks: [
        'WoF certification',
        'Safety inspection',
        'Emissions testing',
        'Brake inspection',
        'Suspension inspection',
        'Tyre inspection',
        'Lighting inspection',
        'Steering inspection',
        'Exhaust inspection',
        'Windscreen and glass inspection',
        'Battery and electrical inspection',
        'Fluid level inspection',
        'Body condition inspection',
        'Interior safety feature inspection',
        'Pre-purchase inspection',
        'Post-repair inspection',
      ],
    },
  ],
}
