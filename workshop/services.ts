import type { BookableService } from './bookable-services.ts'
import { airConditioning } from './services/air-conditioning.ts'
import { bodywork } from './services/bodywork.ts'
import { customization } from './services/customization.ts'
import { diagnostic } from './services/diagnostic.ts'
import { electrical } from './services/electrical.ts'
import { inspection } from './services/inspection.ts'
import { maintenance } from './services/maintenance.ts'
import { repair } from './services/repair.ts'
import { transmission } from './services/transmission.ts'

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
  lead: string
  /** Paragraphs. */
  intro: readonly string[]
  /** What a driver notices when it is time. */
  signs: readonly string[]
  taskGroups: readonly TaskGroup[]
  /** Name of a picture in art/pictures.ts. */
  picture: string
}

/** A list of tasks, in the workshop's order and words. */
export type TaskGroup = { title: string; tasks: readonly string[] }

/** In the order in which every list of the site shows them. */
export const services: readonly Service[] = [
  bodywork,
  inspection,
  maintenance,
  electrical,
  airConditioning,
  repair,
  diagnostic,
  transmission,
  customization,
]
