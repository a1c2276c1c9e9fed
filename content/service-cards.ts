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
    description: ({ business }) => `Panel and paint in ${business.suburb}: collision repair, dents, rust, paint, windscreens and trim.`,
    mainSymptom: {
      name: 'Dent or rust',
      safeToDrive: 'yes',
      advice: 'Yes, if nothing’s loose or sharp and all the lights work.',
      x: 0.72,
      y: 0.55,
    },
  },
  {
    slug: 'inspection',
    name: 'Inspection and WoF Services',
    short: 'Your Warrant of Fitness, and an honest check of a car before you buy it.',
    description: ({ business }) =>
      `WoF, pre-purchase and post-repair inspections in ${business.suburb}. We tell you in plain English what passed and what didn’t.`,
    mainSymptom: { name: 'WoF due', safeToDrive: 'yes', advice: 'Yes, until it runs out.', x: 0.49, y: 0.19 },
  },
  {
    slug: 'maintenance',
    name: 'Maintenance',
    short: 'Minor and full services, with every item on the list checked.',
    description: 'Minor and full car services: oil, fluids, tyres, brakes, belts, battery, emissions and more, with every item listed.',
    mainSymptom: {
      name: 'Pulls to one side',
      safeToDrive: 'careful',
      advice: 'When braking: stop and call us. Otherwise: check your tyres.',
      x: 0.335,
      y: 0.93,
    },
  },
  {
    slug: 'electrical',
    name: 'Electrical and Hybrid Services',
    short: 'Batteries, starters, wiring and sensors, and the high-voltage side of hybrids.',
    description: ({ business }) =>
      `Auto electrical and hybrid repairs in ${business.suburb}: batteries, alternators, starters, wiring, lights, sensors and high-voltage systems.`,
    mainSymptom: { name: 'Won’t start', safeToDrive: 'no', advice: 'Call us before you jump-start it.', x: 0.265, y: 0.475 },
  },
  {
    slug: 'air-conditioning',
    name: 'Air Conditioning',
    short: 'Cold air in February, a clear windscreen in July: leaks found, systems re-gassed.',
    description: ({ business }) =>
      `Air con not cold? Re-gas, leak detection, compressors, condensers, heaters and climate control in ${business.suburb}.`,
    mainSymptom: { name: 'Air con’s not cold', safeToDrive: 'yes', advice: 'Yes, as long as the windscreen clears.', x: 0.115, y: 0.6 },
  },
  {
    slug: 'repair',
    name: 'Repair',
    short: 'Engine, brakes, steering, cooling and clutch: fixed, road tested and explained.',
    description: 'Engine, brake, suspension, steering, exhaust, cooling, fuel system, differential, drivetrain and clutch repairs.',
    mainSymptom: { name: 'Grinds when braking', safeToDrive: 'no', advice: 'No. Stop driving and call us.', x: 0.4, y: 0.66 },
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
  },
  {
    slug: 'customization',
    name: 'Customization',
    short: 'Paint, sound, dash cams, wheels, suspension and lights, fitted to pass a WoF.',
    description:
      'Paint, sound, navigation, dash cams, wheels, suspension, exhausts and lighting, fitted properly, and we tell you what needs a cert.',
    mainSymptom: { name: 'Add or upgrade', safeToDrive: 'yes', advice: 'Yes. Book whenever it suits you.', x: 0.85, y: 0.643 },
  },
]

/** Returns the card of the service with this slug. Throws if there is none. */
export function serviceCard(slug: string): ServiceCard {
  const card = serviceCards.find((each) => each.slug === slug)
  if (!card) throw new Error(`content/service-cards.ts has no '${slug}'.`)
  return card
}
