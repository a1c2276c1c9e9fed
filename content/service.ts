import { bookAs } from '../workshop/bookable-services.ts'
import type { FactsText } from './facts-text.ts'

/** What is shown of a service outside its own page: content/service-cards.ts. */
export type ServiceCard = {
  /** The last segment of its path, and the name of its file in content/services/. */
  slug: string
  name: string
  /** One line for its card, at most 90 characters. */
  short: string
  /** One or two sentences for search engines, at most 160 characters. */
  description: FactsText
  mainSymptom: Symptom
}

/** A service with the texts of its page. Each has its own file in content/services/. */
export type Service = ServiceCard & {
  /**
   * Shown on its card and its page. `original` is a file in art/originals/, if the picture is made from another's.
   * `drawn`: a line drawing on ink, whose edges need no fade.
   */
  picture: {
    original?: string
    alt: string
    drawn?: true
  }
  /** What is measured in the picture, if it shows something that is. site/pages/service/service-measure.tsx says where. */
  measure?: Measure
  lead: string
  /** Paragraphs. */
  intro: readonly string[]
  sheet: ServiceSheet
  taskGroups: readonly TaskGroup[]
}

export type Measure = {
  figure: string
  /** Two lines, at most 16 characters each. */
  lines: readonly [string, string]
}

/** What a driver notices, and where on the drawn car. */
export type Symptom = {
  /** At most 20 characters. */
  name: string
  /** How urgent it is. The most urgent symptoms are listed first. */
  safeToDrive: 'no' | 'careful' | 'yes'
  /** One line that answers 'Safe to drive?', at most 60 characters. */
  advice: string
  /** Fractions of the width and height of art/drawings/car.svg. */
  x: number
  y: number
}

/** A list of tasks, in the specification's order and wording. Its title, and the text below it, are left out where it's the only list. */
export type TaskGroup = { title?: string; text?: string; tasks: readonly string[] }

/** What a driver comes to the page to look up: how urgent a symptom is, or when something is due. */
export type ServiceSheet = {
  title: string
  text: FactsText
  /** A page of ours, or an authority's that knows more. */
  link?: { text: string; href: string }
  /** The headings of the columns: two, and one for the scale or for what the rows say more. */
  columns: readonly string[]
  /** Drawn in the third column. */
  scale?: Scale
  /** `light`: drawn before the name. `stop`: a warning, shown as such. */
  rows: readonly { light?: Light; name: string; text: string; more?: string; stop?: true; marks?: readonly number[] }[]
}

/** A light on the dashboard. All but `red` are the orange engine light. */
export type Light = 'red' | 'flashing' | 'steady'

/** Has a tick at every step, and figures at equal distances from end to end. `unmarked`: what a row without marks says instead. */
export type Scale = { from: number; to: number; step: number; figures: readonly string[]; unmarked?: string }

export type ServicePath = `/services/${string}`

export function servicePath({ slug }: { slug: string }): ServicePath {
  return `/services/${slug}`
}

/** Returns the link to the booking form with a service chosen. */
export function bookingLink({ slug }: { slug: string }): string {
  return `/appointment?service=${encodeURIComponent(bookAs(slug))}`
}

/** Returns the name of a service's picture in art/pictures.ts. */
export function servicePicture({ slug }: { slug: string }): string {
  return `service-${slug}`
}
