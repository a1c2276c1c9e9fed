import { airConditioning } from './services/air-conditioning.ts'
import { bodywork } from './services/bodywork.ts'
import { customization } from './services/customization.ts'
import { diagnostic } from './services/diagnostic.ts'
import { electrical } from './services/electrical.ts'
import { inspection } from './services/inspection.ts'
import { maintenance } from './services/maintenance.ts'
import { repair } from './services/repair.ts'
import type { ServiceText } from './services/service-text.ts'
import { transmission } from './services/transmission.ts'
import type { ServiceSlug } from './services.ts'

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
