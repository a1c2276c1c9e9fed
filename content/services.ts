import type { Service } from './service.ts'
import { serviceCards } from './service-cards.ts'

/** Every service with the texts of its page, for the build and the tests. Pages import content/service-cards.ts, which is much smaller. */
export const services: readonly Service[] = await Promise.all(
  serviceCards.map(async ({ slug }) => {
    const { service }: { service: Service } = await import(`./services/${slug}.ts`)
    return service
  }),
)
