import type { Picture } from './picture.ts'

/** The picture of each post, 4:3: each its own thing of the trade. */
export const postPictures = {
  'post-tyres': {
    original: 'post-tyres.jpg',
    alt: 'A tread gauge with an orange barrel standing on the crown of a tyre, its pin down in a groove.',
  },
  'post-wof': {
    original: 'post-wof.jpg',
    alt: 'A tyre, a lit work torch, and a job card on its clipboard with orange ticks.',
  },
  'post-brakes': {
    original: 'post-brakes.jpg',
    alt: 'A new brake pad on an orange backing plate, beside it one worn almost to the steel, a black rule before them.',
  },
  'post-oil': {
    original: 'post-oil.jpg',
    alt: 'A steel oil jug with a spout, before it on a cloth a dipstick with an orange loop, its tip wet with oil.',
  },
  'post-hybrid': {
    original: 'post-hybrid.jpg',
    alt: 'The orange service plug of a hybrid car, beside it the plug of two thick orange high-voltage cables.',
  },
  'post-beach': {
    original: 'post-beach.jpg',
    alt: 'A wheel standing in beach sand, sand and salt on its tyre and spokes, an orange garden hose before it.',
  },
} as const satisfies Record<`post-${string}`, Picture>
