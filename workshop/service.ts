/** A service with its own page, in one file of workshop/services/. */
export type Service = {
  /** The last part of its path, and the name of its file. */
  slug: string
  name: string
  /** One line for a card, at most 90 characters. */
  short: string
  /** The page's title for search engines and shared links. */
  title: string
  /** One or two sentences for search engines, at most 160 characters. */
  description: string
  /** The booking form's option for this service, to the letter: what a visitor chooses and the workshop reads. */
  bookAs: string
  /** The part of the drawn car that links to it; x and y are fractions of the drawing's width and height. */
  carPart: { name: string; x: number; y: number }
  /** Of its card and its page: a file in art/originals/, and what it shows, for people who can't see it. */
  picture: { original: string; alt: string }
  /** Name of a drawing in art/drawings/. */
  drawing: string
  lead: string
  /** Paragraphs. */
  intro: readonly string[]
  /** Symptoms that tell a driver it's time to book. */
  signs: readonly string[]
  taskGroups: readonly TaskGroup[]
}

/** A list of tasks, in the order and words of the specification. */
export type TaskGroup = { title: string; tasks: readonly string[] }

export type ServicePath = `/services/${string}`

export function servicePath({ slug }: { slug: string }): ServicePath {
  return `/services/${slug}`
}

/** The name of a service's picture among those of art/pictures.ts. */
export function servicePicture({ slug }: { slug: string }): string {
  return `service-${slug}`
}
