import { projects } from './projects.ts'
import { services } from './services.ts'

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** How many services and projects there are, as capitalised words such as 'Nine'. */
export const serviceCount = words[services.length] ?? String(services.length)
export const projectCount = words[projects.length] ?? String(projects.length)
