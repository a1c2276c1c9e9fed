import type { Service } from '../services.ts'

// How often a light vehicle needs its WoF: nzta.govt.nz, 'Warrant of fitness'. Waka Kotahi reviews the intervals; look there before you edit.
export const inspection: Service = {
  slug: 'inspection',
  path: '/services/inspection',
  name: 'Inspection and WoF Services',
  short: 'Your Warrant of Fitness, and an honest look at a car before you buy it.',
  bookAs: 'Inspection and WoF Services',
  lead: 'A Warrant of Fitness says that your car was safe on the day it was inspected. We tell you what passed, what did not, and what will be due next.',
  intro: [
    'Waka Kotahi NZ Transport Agency sets the rules. A car first registered anywhere in the world on or after 1 January 2000 needs a WoF every 12 months, an older one every 6 months, and the first WoF of a new car lasts 3 years. The label inside your windscreen shows the month in which yours runs out.',
    'A car without a current WoF may only be driven to be repaired or inspected, and only if it is safe to drive. So book a week or two early: that leaves time to mend what is found.',
    'A WoF is not a full check of a car’s health: it does not judge the engine, the gearbox or the paint. When you buy a used car, ask for a pre-purchase inspection as well. It looks at what will cost you money later.',
  ],
  signs: [
    'The month on your WoF label has come.',
    'You are about to buy a used car, or to sell yours.',
    'A tyre is close to the legal minimum of 1.5 mm of tread.',
    'A light, a wiper or a seat belt does not work as it should.',
    'The car was repaired after an accident, and you want to know that it is right.',
  ],
  taskGroups: [
    {
      title: 'Inspection and WoF',
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
  picture: 'service-inspection',
}
