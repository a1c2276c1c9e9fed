export type Testimonial = {
  name: string
  role: string
  text: string
  /** A name in art/pictures.ts: a car like theirs, no face. */
  picture: string
}

/** Sample voices, until customers have given theirs. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Taylor M.',
    role: 'Drives a hatchback',
    text: 'They rang before they started, told me what it would cost, and showed me the worn part when I picked the car up. That is all I ever wanted from a workshop.',
    picture: 'testimonial-1',
  },
  {
    name: 'Riley K.',
    role: 'Drives the family’s SUV',
    text: 'The warrant found two things. One was mended the same day, and for the other they said that it could wait until the next service. I believed both.',
    picture: 'testimonial-2',
  },
]
