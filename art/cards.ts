import { type PictureName, pictures } from './pictures.ts'

/** The pictures of shared links, one for each kind of page: cut to 1200 × 630 pixels around `focus`. */
export const cardPictures = {
  workshop: { picture: 'bay', focus: 'centre' },
  service: { picture: 'brake-disc', focus: 'centre' },
  project: { picture: 'primer', focus: 'south' },
  shop: { picture: 'wheel', focus: 'centre' },
} as const satisfies Record<string, { picture: PictureName; focus: 'centre' | 'south' }>

/** What the picture of a shared link shows. */
export function cardAlt(card: keyof typeof cardPictures): string {
  return pictures[cardPictures[card].picture].alt
}
