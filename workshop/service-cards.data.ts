import { servicePath, servicePicture } from './service.ts'
import { services } from './services.ts'

/** What lists of services show. */
export const serviceCards = services.map(({ slug, name, short, carPart }) => ({
  path: servicePath({ slug }),
  name,
  short,
  picture: servicePicture({ slug }),
  carPart: { name: carPart.name, x: carPart.x },
}))
