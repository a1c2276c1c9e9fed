import { servicePath, servicePicture } from './service.ts'
import { services } from './services.ts'

/** The card of each service. */
export const serviceCards = services.map(({ slug, name, short, symptom: { name: symptom, safeToDrive, advice } }) => ({
  path: servicePath({ slug }),
  name,
  short,
  picture: servicePicture({ slug }),
  symptom,
  safeToDrive,
  advice,
}))
