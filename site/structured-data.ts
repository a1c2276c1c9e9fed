import { wallClockAt, weekdayNames } from '../domain/opening-hours/dates.ts'
import { business, directionsUrl } from '../workshop/business.ts'
import { closedDays } from '../workshop/closed-days.ts'
import { hours } from '../workshop/hours.ts'
import type { Rendering } from './rendering.ts'

// URLs are absolute if the site's origin is known.

/**
 * Returns the workshop as a schema.org AutoRepair, with the closed days ahead, but without ratings and offers, because those on
 * the site are samples.
 */
export function autoRepair({ origin, moment }: Rendering) {
  const today = wallClockAt(moment).date
  const ahead = closedDays.filter(({ to }) => to >= today)
  return {
    '@type': 'AutoRepair',
    '@id': `${origin}/#workshop`,
    name: business.name,
    description: business.tagline,
    url: `${origin}/`,
    hasMap: directionsUrl(),
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
        dayOfWeek: hours.days.map((day) => weekdayNames[day]),
        opens: hours.opens,
        closes: hours.closes,
      },
    ],
    specialOpeningHoursSpecification: ahead.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    })),
    sameAs: business.social.map(({ url }) => url),
  }
}

/** Returns a service as a schema.org Service. */
export function serviceData(service: { name: string; lead: string; path: string }, origin: string) {
  return {
    '@type': 'Service',
    name: service.name,
    serviceType: service.name,
    description: service.lead,
    url: origin + service.path,
    areaServed: business.suburb,
    provider: { '@type': 'AutoRepair', '@id': `${origin}/#workshop`, name: business.name },
  }
}

/** Returns questions and answers as a schema.org FAQPage. */
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

/** Returns a page's breadcrumbs as a schema.org BreadcrumbList. */
export function breadcrumbList(trail: readonly { text: string; to: string }[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, to }, index) => ({ '@type': 'ListItem', position: index + 1, name: text, item: origin + to })),
  }
}
