import { services } from './services.ts'

/** What a visitor can book, in the order of the services. The first one is preselected. */
export const bookableServices: readonly string[] = [...new Set(services.map(({ bookAs }) => bookAs))]
