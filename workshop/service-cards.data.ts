import { servicePath, servicePicture } from './service.ts'
import { services } from './services.ts'

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** How many services there are, as a sentence begins: 'Nine'. */
export const serviceCount = inWords[services.length] ?? String(services.length)

/** What lists of services show. */
export const serviceCards = services.map(({ slug, name, short, carPart }) => ({
  path: servicePath({ slug }),
  name,
  short,
  picture: servicePicture({ slug }),
  carPart: { name: carPart.name, x: carPart.x },
}))
