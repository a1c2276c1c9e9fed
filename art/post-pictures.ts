import type { Picture } from './picture.ts'

/** The picture of each post, 4:3: each its own thing of the trade. */
export const postPictures = {
  'post-tyres': {
    original: 'post-tyres.jpg',
    alt: 'A tread gauge with an orange barrel on top of a tyre, its pin in a groove.',
  },
  'post-wof': {
    original: 'post-wof.jpg',
    alt: 'A tyre, a lit work torch and a job card with orange ticks on a clipboard.',
  },
  'post-brakes': {
    original: 'post-brakes.jpg',
    alt: 'A new brake pad on an orange backing plate next to one worn almost to the steel, with a black ruler in front.',
  },
  'post-oil': {
    original: 'post-oil.jpg',
    alt: 'A steel oil jug with a spout. In front of it, on a cloth, a dipstick with an orange loop and oil on its tip.',
  },
  'post-hybrid': {
    original: 'post-hybrid.jpg',
    alt: 'The orange service plug of a hybrid car, next to a plug with two thick orange high-voltage cables.',
  },
  'post-beach': {
    original: 'post-beach.jpg',
    alt: 'A wheel standing in beach sand, with sand and salt on its tyre and spokes and an orange garden hose in front.',
  },
} as const satisfies Record<`post-${string}`, Picture>
