import { servicePath, servicePicture } from './service.ts'
import { services } from './services.ts'

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** The number of services as a capitalised word, such as 'Nine'. */
export const serviceCount = numberWords[services.length] ?? String(services.length)

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
