import type { Service } from './service.ts'
import { service as airConditioning } from './services/air-conditioning.ts'
import { service as bodywork } from './services/bodywork.ts'
import { service as customization } from './services/customization.ts'
import { service as diagnostic } from './services/diagnostic.ts'
import { service as electrical } from './services/electrical.ts'
import { service as inspection } from './services/inspection.ts'
import { service as maintenance } from './services/maintenance.ts'
import { service as repair } from './services/repair.ts'
import { service as transmission } from './services/transmission.ts'

/** In the order in which every list on the site shows them, including the booking form's options. */
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
