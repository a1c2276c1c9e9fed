import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

// WoF intervals of light vehicles change in stages from 1 November 2026 to 1 November 2027. Check nzta.govt.nz, 'Warrant of fitness', before editing.
export const service: Service = {
  ...serviceCard('inspection'),
  picture: {
    alt: 'A wheel on the two rollers of a brake tester, set into the floor in an orange frame.',
  },
  drawing: 'hoist',
  stepDrawings: { check: 'step-tread' },
  lead: 'A Warrant of Fitness says your car met the safety rules on the day it was checked. We tell you what passed, what didn’t and what’s coming up.',
  intro: [
    'The rules changed on 1 November 2026. How often a car needs a WoF depends on when it was first registered, here or overseas.',
    'The label inside your windscreen shows when yours is due. Not sure? Send us your rego and we’ll check. Without a current WoF you can only drive the car to get it repaired or inspected, and only if it’s safe to drive.',
    'Book a week or two early: that leaves time to fix anything we find. And a WoF isn’t a full check of the car: it doesn’t cover the engine, the gearbox or the paint. Buying used? Get a pre-purchase inspection as well. It looks for what will cost you money later.',
  ],
  // As NZTA announced on 16 April 2026.
  introRows: {
    title: 'How often is it due?',
    rows: [
      { name: 'New car', text: 'When it’s first registered, and again at four years old.' },
      { name: 'First registered since November 2019', text: 'Every two years from four years old until it’s\u00a014.' },
      { name: 'November 2013 to October 2019', text: 'Every year; every two years from 1\u00a0November\u00a02027, until it’s\u00a014.' },
      { name: '2000 to October 2013', text: 'Every year.' },
      { name: 'Before 2000', text: 'Every year, no longer every six months.' },
    ],
  },
  introLink: {
    text: 'As announced by NZTA',
    href: 'https://www.nzta.govt.nz/vehicles/warrants-and-certificates/warrant-of-fitness/',
  },
  symptoms: [
    'Your WoF is due this month.',
    'You’re about to buy a used car, or sell yours.',
    'A tyre’s close to the legal minimum of 1.5 mm of tread.',
    'A light, a wiper or a seat belt isn’t working properly.',
    'The car’s been repaired after a crash and you want to know it was done right.',
  ],
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
  sheet: {
    title: 'Check these at home first',
    text: 'Ten minutes in the driveway can save you a second trip. These are the things you can see; leave the brakes, steering and structure to us.',
    begin: 'box',
    columns: ['Part', 'What to look for'],
    rows: [
      { name: 'Lights', text: 'Every bulb works. Ask somebody to stand behind the car while you brake and indicate.' },
      { name: 'Tyres', text: 'At least 1.5 mm of tread in the main grooves, all the way round, and no cuts, bulges or cords.' },
      { name: 'Windscreen', text: 'No crack or chip in front of the driver. The washers spray, and the wipers clear it.' },
      { name: 'Horn', text: 'It works, and stops when you let go.' },
      { name: 'Seat belts', text: 'Not cut, frayed or faded. Every buckle clicks in, holds and releases.' },
      { name: 'Doors', text: 'Each one opens from inside (child locks off) and outside, and stays shut.' },
      { name: 'Airbag light', text: 'It comes on with the ignition and goes out soon after.' },
      { name: 'Exhaust', text: 'No louder than standard, and no smoke once the engine’s warm.' },
    ],
  },
  steps: {
    book: { title: 'You call or book', text: 'Give us your rego, and we’ll see when it’s due. We’ll call you back during opening hours.' },
    check: { title: 'We inspect it', text: 'You get a list: what passed, what didn’t and what’s coming up.' },
    fix: { title: 'We fix what failed', text: 'Only if you want us to. We ring you with a price first.' },
    home: { title: 'You pick it up', text: 'If it’s passed, the new label is in the windscreen. If not, you have the list.' },
  },
}
