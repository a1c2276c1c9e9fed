import { projectCards } from './project-cards.ts'
import { serviceCards } from './service-cards.ts'

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** How many services and projects there are, as capitalised words such as 'Nine'. */
export const serviceCount = words[serviceCards.length] ?? String(serviceCards.length)
export const projectCount = words[projectCards.length] ?? String(projectCards.length)
