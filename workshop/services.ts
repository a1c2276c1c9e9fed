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

/** A service with a page of its own. */
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

/** In the order in which every list of the site shows them. What their own pages say stands in workshop/service-texts.ts. */
export const services: readonly Service[] = [
  {
    slug: 'bodywork',
    path: '/services/bodywork',
    name: 'Bodywork and Collision Repairs',
    short: 'Dents, rust, paint and glass, from a car-park scrape to a straightened frame.',
    bookAs: 'Bodywork and Collision Repairs',
    picture: 'service-bodywork',
  },
  {
    slug: 'inspection',
    path: '/services/inspection',
    name: 'Inspection and WoF Services',
    short: 'Your Warrant of Fitness, and an honest look at a car before you buy it.',
    bookAs: 'Inspection and WoF Services',
    picture: 'service-inspection',
  },
  {
    slug: 'maintenance',
    path: '/services/maintenance',
    name: 'Maintenance',
    short: 'Minor and full services on time, with every item on the list looked at.',
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
    short: 'Cold air in February, a clear windscreen in July: leaks found, systems recharged.',
    bookAs: 'Air Conditioning(AC) Services',
    picture: 'service-air-conditioning',
  },
  {
    slug: 'repair',
    path: '/services/repair',
    name: 'Repair',
    short: 'Engine, brakes, steering, cooling and clutch: mended, tested on the road, explained.',
    bookAs: 'Repair Services',
    picture: 'service-repair',
  },
  {
    slug: 'diagnostic',
    path: '/services/diagnostic',
    name: 'Diagnostic',
    short: 'Find the cause before a single part is replaced: codes read, then measured.',
    bookAs: 'Diagnostic Services',
    picture: 'service-diagnostic',
  },
  {
    slug: 'transmission',
    path: '/services/transmission',
    name: 'Transmission',
    short: 'Fluid, filters, seals, mounts and clutches, for automatic and manual gearboxes.',
    bookAs: 'Repair Services',
    picture: 'service-transmission',
  },
  {
    slug: 'customization',
    path: '/services/customization',
    name: 'Customization',
    short: 'Paint, sound, cameras, wheels, suspension and lights, fitted so that they pass a WoF.',
    bookAs: 'Customization Services',
    picture: 'service-customization',
  },
]
