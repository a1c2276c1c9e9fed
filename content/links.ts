import { servicePath } from './service.ts'
import { serviceCards } from './service-cards.ts'

/** A link's text and path. */
export type SiteLink = { text: string; to: string }

export const homeLink: SiteLink = { text: 'Home', to: '/' }

export const mainLinks: readonly SiteLink[] = [
  homeLink,
  { text: 'About', to: '/about' },
  { text: 'Services', to: '/services' },
  { text: 'Projects', to: '/projects' },
  { text: 'Contact', to: '/contact' },
]

/** A link to each service, for the menus. */
export const serviceLinks: readonly SiteLink[] = serviceCards.map((service) => ({ text: service.name, to: servicePath(service) }))

export const faqLink: SiteLink = { text: 'FAQ', to: '/faq' }

export const footerLinks: readonly SiteLink[] = [
  { text: 'About', to: '/about' },
  { text: 'Services', to: '/services-1' },
  { text: 'Projects', to: '/projects' },
  { text: 'Contact', to: '/contact' },
]

/** These point to the home page until the workshop has written its policies. */
export const policyLinks: readonly SiteLink[] = [
  { text: 'Terms and Conditions', to: '/' },
  { text: 'Privacy Policy', to: '/' },
  { text: 'Quality Policy', to: '/' },
]
