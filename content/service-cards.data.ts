import { servicePath, servicePicture } from './service.ts'
import { services } from './services.ts'

/** The card of each service. */
export const serviceCards = services.map(({ slug, name, short, mainSymptom: { name: mainSymptom, safeToDrive, advice } }) => ({
  path: servicePath({ slug }),
  name,
  short,
  picture: servicePicture({ slug }),
  mainSymptom,
  safeToDrive,
  advice,
}))
