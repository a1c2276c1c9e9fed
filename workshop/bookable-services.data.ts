import { services } from './services.ts'

/** The booking form's options, in the order of the services. The first is preselected. */
export const bookableServices: readonly string[] = [...new Set(services.map(({ bookAs }) => bookAs))]
