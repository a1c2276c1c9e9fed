import { business } from '../workshop/business.ts'
import type { ServiceCard } from './service.ts'

/**
 * What is shown of each service outside its own page, in the order of every list on the site. A service's page adds the rest
 * (content/services/), so that other pages don't load its texts.
 */
export const serviceCards: readonly ServiceCard[] = [
  {
    slug: 'bodywork',
    name: 'Bodywork and Collision Repairs',
    short: 'Dents, rust, paint and glass, from a car park scrape to a bent frame.',
    description: `Panel and paint in ${business.suburb}: collision repair, dents, rust, paint, windscreens and trim.`,
    mainSymptom: {
      name: 'Dent or rust',
      safeToDrive: 'yes',
      advice: 'Yes, if nothing’s loose or sharp and all the lights work.',
      x: 0.72,
      y: 0.55,
    },
    // As its drawing says.
    measure: {
      figure: '14 mm',
      lines: ['deep: each line', 'is 2 mm deeper'],
      rule: { x: 190, y: 930, elbow: 600 },
      to: { x: 783, y: 544 },
    },
  },
  {
    slug: 'inspection',
    name: 'Inspection and WoF Services',
    short: 'Your Warrant of Fitness, and an honest check of a car before you buy it.',
    description: `WoF, pre-purchase and post-repair inspections in ${business.suburb}. We tell you in plain English what passed and what didn’t.`,
    mainSymptom: { name: 'WoF due', safeToDrive: 'yes', advice: 'Yes, until it runs out.', x: 0.49, y: 0.19 },
    // How a roller brake tester works, so no limit that a rule may change.
    measure: {
      figure: '2 rollers',
      lines: ['turn the wheel and', 'measure its brake'],
      rule: { x: 1050, y: 430, length: 8.3 },
      to: { x: 975, y: 705 },
    },
  },
  {
    slug: 'maintenance',
    name: 'Maintenance',
    short: 'Minor and full services, with every item on the list checked.',
    description: 'Minor and full car services: oil, fluids, tyres, brakes, belts, battery, emissions and more, with every item listed.',
    mainSymptom: {
      name: 'Pulls to one side',
      safeToDrive: 'careful',
      advice: 'Check your tyres. If they’re fine, drive here slowly.',
      x: 0.335,
      y: 0.93,
    },
    // A common interval for petrol cars; the car's own is in its manual.
    measure: {
      figure: '10,000 km',
      lines: ['or a year, whichever', 'comes first'],
      rule: { x: 200, y: 470, elbow: 590 },
      to: { x: 697, y: 706 },
    },
  },
  {
    slug: 'electrical',
    name: 'Electrical and Hybrid Services',
    short: 'Batteries, starters, wiring and sensors, and the high-voltage side of hybrids.',
    description: `Auto electrical and hybrid repairs in ${business.suburb}: batteries, alternators, starters, wiring, lights, sensors and high-voltage systems.`,
    mainSymptom: { name: 'Won’t start', safeToDrive: 'no', advice: 'No. Call us before you jump-start it.', x: 0.265, y: 0.475 },
    // Six cells of 2.1 V each.
    measure: {
      figure: '12.6 V',
      lines: ['a full battery,', 'rested overnight'],
      rule: { x: 1060, y: 290, length: 7.4 },
      to: { x: 875, y: 290 },
    },
  },
  {
    slug: 'air-conditioning',
    name: 'Air Conditioning',
    short: 'Cold air in February, a clear windscreen in July: leaks found, systems re-gassed.',
    description: `Air con not cold? Re-gas, leak detection, compressors, condensers, heaters and climate control in ${business.suburb}.`,
    mainSymptom: { name: 'Air con’s not cold', safeToDrive: 'yes', advice: 'Yes, as long as the windscreen clears.', x: 0.115, y: 0.6 },
    // The low side of an R134a system, engine running: 1.5 to 2.5 bar on a mild day.
    measure: {
      figure: '2 bar',
      lines: ['or so on this gauge', 'when it cools well'],
      rule: { x: 200, y: 330, elbow: 620 },
      to: { x: 872, y: 245 },
    },
  },
  {
    slug: 'repair',
    name: 'Repair',
    short: 'Engine, brakes, steering, cooling and clutch: fixed, road tested and explained.',
    description: 'Engine, brake, suspension, steering, exhaust, cooling, fuel system, differential, drivetrain and clutch repairs.',
    mainSymptom: { name: 'Grinds when braking', safeToDrive: 'no', advice: 'No. Stop driving and call us.', x: 0.4, y: 0.66 },
    // As in the FAQ, and as thick as the worn lining in its picture.
    measure: {
      figure: '3 mm',
      lines: ['of pad left:', 'replace it'],
      rule: { x: 165, y: 780, elbow: 350 },
      to: { x: 402, y: 876 },
    },
  },
  {
    slug: 'diagnostic',
    name: 'Diagnostic',
    short: 'We read the codes, test, and find the cause before we replace any parts.',
    description:
      'Check engine light on? We test electrical, fuel, brakes, transmission, hybrid and more to find the fault before we replace any parts.',
    mainSymptom: {
      name: 'Warning light',
      safeToDrive: 'careful',
      advice: 'Red or flashing: stop and call us. Orange: book soon.',
      x: 0.385,
      y: 0.345,
    },
    // The code on the screen is that of cylinder 1, whose pulse is missing below it.
    measure: {
      figure: 'P0301',
      lines: ['a misfire: a clue,', 'not the cause'],
      rule: { x: 165, y: 250, elbow: 565 },
      to: { x: 584, y: 350 },
    },
  },
  {
    slug: 'transmission',
    name: 'Transmission',
    short: 'Fluid, filters, seals, mounts and clutches, for autos and manuals.',
    description: 'Fluid, filters, seals, mounts, clutches and torque converters, for automatic and manual gearboxes.',
    mainSymptom: {
      name: 'Gearbox slips',
      safeToDrive: 'careful',
      advice: 'Short, slow trips only: it could leave you stuck.',
      x: 0.527,
      y: 0.72,
    },
    // A common interval for a manual gearbox; the car's own is in its handbook.
    measure: {
      figure: '60,000 km',
      lines: ['or so, and a manual’s', 'gears want fresh oil'],
      rule: { x: 190, y: 255, elbow: 555 },
      to: { x: 555, y: 366 },
    },
  },
  {
    slug: 'customization',
    name: 'Customization',
    short: 'Paint, sound, dash cams, wheels, suspension and lights, fitted to pass a WoF.',
    description:
      'Paint, sound, navigation, dash cams, wheels, suspension, exhausts and lighting, fitted properly, and we tell you what needs a cert.',
    mainSymptom: { name: 'Add or upgrade', safeToDrive: 'yes', advice: 'Yes. Book whenever it suits you.', x: 0.85, y: 0.643 },
    // The usual advice for wheels that have just been fitted, because the nuts settle.
    measure: {
      figure: '50–100 km',
      lines: ['on new wheels, then', 'check the nuts again'],
      rule: { x: 165, y: 262, elbow: 640 },
      to: { x: 849, y: 535 },
    },
  },
]

/** Returns the card of the service with this slug. Throws if there is none. */
export function serviceCard(slug: string): ServiceCard {
  const card = serviceCards.find((each) => each.slug === slug)
  if (!card) throw new Error(`content/service-cards.ts has no '${slug}'.`)
  return card
}
