import { airConditioning } from './services/air-conditioning.ts'
import { bodywork } from './services/bodywork.ts'
import { customization } from './services/customization.ts'
import { diagnostic } from './services/diagnostic.ts'
import { electrical } from './services/electrical.ts'
import { inspection } from './services/inspection.ts'
import { maintenance } from './services/maintenance.ts'
import { repair } from './services/repair.ts'
import { transmission } from './services/transmission.ts'
import type { ServiceSlug } from './services.ts'

/** The text of a service's page. */
export type ServiceText = {
  lead: string
  /** Paragraphs. */
  intro: readonly string[]
  /** Symptoms that tell a driver it's time to book. */
  signs: readonly string[]
  taskGroups: readonly TaskGroup[]
}

/** A list of tasks, in the order and words of the specification. */
export type TaskGroup = { title: string; tasks: readonly string[] }

export const serviceTexts: Readonly<Record<ServiceSlug, ServiceText>> = {
  bodywork: bodywork,
  inspection: inspection,
  maintenance: maintenance,
  electrical: electrical,
  'air-conditioning': airConditioning,
  repair: repair,
  diagnostic: diagnostic,
  transmission: transmission,
  customization: customization,
}
