import { weekdayNames } from '../domain/opening-hours/dates.ts'
import type { Rendering } from '../domain/site-bundle.ts'
import { directionsUrl, type Span, type WeekHours } from '../workshop/facts.ts'

// URLs are absolute if the site's origin is known.

/**
 * Returns the workshop as a schema.org AutoRepair, with its special days, but without ratings and offers, because those on
 * the site are samples.
 */
export function autoRepair({ origin, facts: { business, hours, specialDays } }: Rendering) {
  return {
    '@type': 'AutoRepair',
    '@id': `${origin}/#workshop`,
    name: business.name,
    description: business.tagline,
    url: `${origin}/`,
    hasMap: directionsUrl(business),
    telephone: business.landline.dial,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.street,
      addressLocality: business.suburb,
      postalCode: business.postcode,
      addressCountry: 'NZ',
    },
    openingHoursSpecification: daysBySpan(hours).map(({ opens, closes, days }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdayNames[day]),
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: specialDays.flatMap(({ from, to, hours = [] }) =>
      (hours.length > 0 ? hours : [closed]).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        opens,
        closes,
      })),
    ),
    sameAs: business.social.map(({ url }) => url),
  }
}

/** What schema.org makes of a day on which a business doesn't open. */
const closed: Span = { opens: '00:00', closes: '00:00' }

/** Returns each span of the week with the days that have it; 0 is Sunday. */
function daysBySpan(hours: WeekHours): (Span & { days: number[] })[] {
  const spans: (Span & { days: number[] })[] = []
  for (const [day, span] of hours.flatMap((daily, day) => daily.map((span) => [day, span] as const))) {
    const same = spans.find(({ opens, closes }) => opens === span.opens && closes === span.closes)
    if (same) same.days.push(day)
    else spans.push({ ...span, days: [day] })
  }
  return spans
}

/** Returns a service as a schema.org Service. */
export function serviceData(service: { name: string; lead: string; path: string }, { origin, facts: { business } }: Rendering) {
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
