import type { SiteLink } from './links.ts'
import { servicePath } from './service.ts'
import { services } from './services.ts'

/** A link to each service, for the menus. */
export const serviceLinks: readonly SiteLink[] = services.map(({ slug, name }) => ({ text: name, to: servicePath({ slug }) }))
