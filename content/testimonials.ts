import type { SiteLink } from './links.ts'

export type Testimonial = {
  name: string
  role: string
  text: string
  /** A name in art/pictures.ts: a part like theirs, drawn, rather than a portrait. */
  picture: string
  caption: string
  /** The service that the quote is about. */
  service: SiteLink
}

/** Sample quotes until there are real ones. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Taylor M.',
    role: 'Sample, drives a hatchback',
    text: 'They rang before they started, told me what it’d cost, and showed me the worn part when I picked the car up. That’s all I want from a workshop.',
    picture: 'testimonial-1',
    caption: 'Drawn: a new spark plug beside a worn one.',
    service: { text: 'Maintenance', to: '/services/maintenance' },
  },
  {
    name: 'Riley K.',
    role: 'Sample, drives the family SUV',
    text: 'The WoF turned up two things. They fixed one the same day and told me the other could wait until the next service.',
    picture: 'testimonial-2',
    caption: 'Drawn: a worn tie rod end and a worn tread.',
    service: { text: 'Inspection and WoF Services', to: '/services/inspection' },
  },
]
