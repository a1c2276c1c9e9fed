import { bookAs } from '../workshop/bookable-services.ts'

/** What is shown of a service outside its own page: content/service-cards.ts. */
export type ServiceCard = {
  /** The last segment of its path, and the name of its file in content/services/. */
  slug: string
  name: string
  /** One line for its card, at most 90 characters. */
  short: string
  /** One or two sentences for search engines, at most 160 characters. */
  description: string
  mainSymptom: Symptom
  /** Left out where the picture itself states a measure. */
  measure?: Measure
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
  /** The name of a drawing in art/drawings/. */
  drawing: string
  /** The names of the drawings of steps under 'What happens next' that need another than a scan tool or a torque wrench. */
  stepDrawings?: { check: string; fix?: string }
  lead: string
  /** Paragraphs. */
  intro: readonly string[]
  /** A link below the intro: a page of ours, or an authority's that knows more. */
  introLink?: { text: string; href: string }
  /** What is looked up by name, shown below the intro: what to do when a light comes on, or how often something is due. */
  introRows?: { title?: string; rows: readonly IntroRow[] }
  /** Symptoms that tell a driver it's time to book. */
  symptoms: readonly string[]
  taskGroups: readonly TaskGroup[]
  sheet?: ServiceSheet
  /** The steps under 'What happens next' that differ from those in site/components/process-steps/. */
  steps?: Partial<Record<'book' | 'check' | 'fix' | 'home', { title: string; text: string }>>
}

/** A figure that belongs to the service, with a leader to what it measures in the picture. Coordinates are in pixels of a 1600 × 1067 picture. */
export type Measure = {
  figure: string
  /** Two lines, at most 24 characters each. */
  lines: readonly [string, string]
  /**
   * Below the lines, from its left end. To a target on the right, the leader goes on at `elbow`. To one on the left, it goes on at `x`, and
   * the rule's length is in ems of the words, as they grow on narrow screens.
   */
  rule: { x: number; y: number } & ({ elbow: number } | { length: number })
  /** The far end of the leader. */
  to: { x: number; y: number }
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

/** `light`: the light on the dashboard that it is about. All but `red` are the orange engine light. */
export type IntroRow = { light?: 'red' | 'flashing' | 'steady'; name: string; text: string }

/** A list of tasks, in the specification's order and wording. Its title, and the text below it, are left out where it's the only list. */
export type TaskGroup = { title?: string; text?: string; tasks: readonly string[] }

/** Something to look up or to tick off, shown as a table below the tasks. */
export type ServiceSheet = {
  title: string
  text: string
  /** What a row begins with: a box to tick on paper, or its number in the order of the work. */
  begin?: 'box' | 'number'
  /** The name of a drawing in art/drawings/, beside the rows where there is room. */
  drawing?: string
  /** The headings of the columns: two, and one for the scale or for what the rows say more. */
  columns: readonly string[]
  /** Drawn in the third column. */
  scale?: Scale
  /** `stop`: a warning, shown as such. `good`: its marks are where they should be. */
  rows: readonly { name: string; text: string; more?: string; stop?: true; marks?: readonly Mark[]; good?: true; figure?: RowFigure }[]
}

/**
 * A small drawing at the head of a row. `gauges`: where the needles of the low and the high side stand, from 0 to 1; in the second
 * column. `paint`: a cut through a panel, down to the layer that the damage has reached. `tested`: a part of the ignition or the engine.
 */
export type RowFigure =
  | { gauges: readonly [low: number, high: number] }
  | { gearbox: 'auto' | 'cvt' | 'dualClutch' | 'manual' | 'hybrid' }
  | { paint: 'clearCoat' | 'colour' | 'metal' | 'dent' | 'crease' | 'crack' }
  | { tested: 'coil' | 'plug' | 'injector' | 'compression' }

/** Has a tick at every step, and figures at equal distances from end to end. `unmarked`: what a row without marks says instead. */
export type Scale = { from: number; to: number; step: number; figures: readonly string[]; unmarked?: string }

/** A point or a range on a scale. */
export type Mark = number | readonly [from: number, to: number]

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
