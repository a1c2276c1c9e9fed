import type { BookableService } from './bookable-services.ts'

export type ServiceSlug =
  | 'bodywork'
  | 'inspection'
  | 'maintenance'
  | 'electrical'
  | 'air-conditioning'
  | 'repair'
  | 'diagnostic'
  | 'transmission'
  | 'customization'

/** A service with its own page. */
export type Service = {
  slug: ServiceSlug
  path: `/services/${ServiceSlug}`
  name: string
  /** One line for a card, at most 90 characters. */
  short: string
  /** What the booking form is set to when a visitor comes from this service. */
  bookAs: BookableService
  /** Name of a picture in art/pictures.ts. */
  picture: string
}

/** In the order of every list on the site. The text of each page is in workshop/service-texts.ts. */
export const services: readonly Service[] = [
  {
    slug: 'bodywork',
    path: '/services/bodywork',
    name: 'Bodywork and Collision Repairs',
    short: 'Dents, rust, paint and glass, from a car park scrape to a bent frame.',
    bookAs: 'Bodywork and Collision Repairs',
    picture: 'service-bodywork',
  },
  {
    slug: 'inspection',
    path: '/services/inspection',
    name: 'Inspection and WoF Services',
    short: 'Your Warrant of Fitness, and an honest check of a car before you buy it.',
    bookAs: 'Inspection and WoF Services',
    picture: 'service-inspection',
  },
  {
    slug: 'maintenance',
    path: '/services/maintenance',
    name: 'Maintenance',
    short: 'Minor and full services, with every item on the list checked.',
    bookAs: 'Maintenance Services',
    picture: 'service-maintenance',
  },
  {
    slug: 'electrical',
    path: '/services/electrical',
    name: 'Electrical and Hybrid Services',
    short: 'Batteries, starters, wiring and sensors, and the high-voltage side of hybrids.',
    bookAs: 'Electrical and Hybrid Services',
    picture: 'service-electrical',
  },
  {
    slug: 'air-conditioning',
    path: '/services/air-conditioning',
    name: 'Air Conditioning',
    short: 'Cold air in February, a clear windscreen in July: leaks found, systems re-gassed.',
    bookAs: 'Air Conditioning(AC) Services',
    picture: 'service-air-conditioning',
  },
  {
    slug: 'repair',
    path: '/services/repair',
    name: 'Repair',
    short: 'Engine, brakes, steering, cooling and clutch: fixed, road tested and explained.',
    bookAs: 'Repair Services',
    picture: 'service-repair',
  },
  {
    slug: 'diagnostic',
    path: '/services/diagnostic',
    name: 'Diagnostic',
    short: 'We read the codes, test, and find the cause before we replace any parts.',
    bookAs: 'Diagnostic Services',
    picture: 'service-diagnostic',
  },
  {
    slug: 'transmission',
    path: '/services/transmission',
    name: 'Transmission',
    short: 'Fluid, filters, seals, mounts and clutches, for autos and manuals.',
    bookAs: 'Repair Services',
    picture: 'service-transmission',
  },
  {
    slug: 'customization',
    path: '/services/customization',
    name: 'Customization',
    short: 'Paint, sound, dash cams, wheels, suspension and lights, fitted to pass a WoF.',
    bookAs: 'Customization Services',
    picture: 'service-customization',
  },
]
