import { wallClockAt, weekdayNames } from '../domain/opening-hours/dates.ts'
import { business, directionsUrl } from '../workshop/business.ts'
import { closedDays } from '../workshop/closed-days.ts'
import { hours } from '../workshop/hours.ts'

/** Returns the URL of a path on this site: absolute if the build knows the site's origin. */
export function absolute(path: string): string {
  return `${__PUBLIC_URL__}${path}`
}

/** Returns the workshop as a schema.org AutoRepair, without ratings and offers, because those on the site are samples. */
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
        dayOfWeek: hours.days.map((day) => weekdayNames[day]),
        opens: hours.opens,
        closes: hours.closes,
      },
    ],
    sameAs: business.social.map(({ url }) => url),
  }
}

/** Returns the same with a link to directions and the closed days ahead. The home page leaves them out, because its document is at its size limit. */
export function autoRepairWithClosedDays() {
  const today = wallClockAt(new Date()).date
  const ahead = closedDays.filter(({ to }) => to >= today)
  const specialOpeningHoursSpecification = ahead.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }))
  return { ...autoRepair(), hasMap: directionsUrl(), specialOpeningHoursSpecification }
}

/** Returns a service as a schema.org Service. */
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
export function breadcrumbList(trail: readonly { text: string; to: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, to }, index) => ({ '@type': 'ListItem', position: index + 1, name: text, item: absolute(to) })),
  }
}
