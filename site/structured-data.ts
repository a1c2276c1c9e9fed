import { business } from '../workshop/business.ts'
import { hours } from '../workshop/hours.ts'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The absolute address of a path of ours. */
export function absolute(path: string): string {
  return `${__PUBLIC_URL__}${path}`
}

/** The workshop as a schema.org AutoRepair. Without rating and offers: those on the site are samples. */
export function autoRepair() {
  return {
    '@type': 'AutoRepair',
    '@id': absolute('/#workshop'),
    name: business.name,
    description: business.tagline,
    url: absolute('/'),
    telephone: business.landline.dial,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.street,
      addressLocality: business.suburb,
      postalCode: business.postcode,
      addressCountry: 'NZ',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days.map((day) => `https://schema.org/${dayNames[day]}`),
        opens: hours.opens,
        closes: hours.closes,
      },
    ],
    sameAs: business.social.map(({ url }) => url),
  }
}

/** A service that the workshop does. */
export function serviceData(service: { name: string; lead: string; path: string }) {
  return {
    '@type': 'Service',
    name: service.name,
    serviceType: service.name,
    description: service.lead,
    url: absolute(service.path),
    areaServed: business.suburb,
    provider: { '@type': 'AutoRepair', '@id': absolute('/#workshop'), name: business.name },
  }
}

/** Questions with their answers, as the page shows them. */
export function faqPage(questions: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The way to a page, as its breadcrumbs show it. */
export function breadcrumbList(trail: readonly { text: string; to: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, to }, index) => ({ '@type': 'ListItem', position: index + 1, name: text, item: absolute(to) })),
  }
}
