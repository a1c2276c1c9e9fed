import type { ServiceText } from '../service-texts.ts'

// The intervals of light vehicles change in steps from 1 November 2026 to 1 November 2027: nzta.govt.nz, 'Warrant of fitness'. Look there before you edit.
export const inspection: ServiceText = {
  lead: 'A Warrant of Fitness says that your car was safe on the day it was inspected. We tell you what passed, what did not, and what will be due next.',
  intro: [
    'How often a car needs its WoF depends on its age, and Waka Kotahi NZ Transport Agency changed the rules from 1 November 2026: light vehicles no longer need one every six months, and many newer ones move to longer intervals in steps. The label inside your windscreen shows the date that counts for yours. Not sure? Send us the plate, and we tell you.',
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
}
