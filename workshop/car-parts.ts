import type { ServiceSlug } from './services.ts'

/** A part of the drawn car, and the service it links to. */
export type CarPart = {
  id: string
  name: string
  service: ServiceSlug
}

/** From the front of the car to the back. Each service has exactly one part. */
export const carParts: readonly CarPart[] = [
  { id: 'plate', name: 'Number plate', service: 'inspection' },
  { id: 'bonnet', name: 'Bonnet', service: 'maintenance' },
  { id: 'lamp', name: 'Headlight', service: 'electrical' },
  { id: 'wheel', name: 'Front wheel', service: 'repair' },
  { id: 'vents', name: 'Air vents', service: 'air-conditioning' },
  { id: 'door', name: 'Door', service: 'bodywork' },
  { id: 'tunnel', name: 'Gearbox', service: 'transmission' },
  { id: 'rim', name: 'Rear wheel', service: 'customization' },
  { id: 'exhaust', name: 'Exhaust', service: 'diagnostic' },
]
