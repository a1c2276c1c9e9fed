import type { Picture } from './picture.ts'

/** The pictures of the sample products. */
export const productPictures = {
  'product-tyre': {
    original: 'product-tyre.jpg',
    alt: 'A new tyre standing on its own, with a thin orange line around its block tread.',
  },
  'product-oil-filter': {
    original: 'product-oil-filter.jpg',
    alt: 'Two spin-on oil filters: a white one lying with its threaded hole facing us, an orange one standing behind it.',
  },
  'product-brake-disk': {
    original: 'product-brake-disk.jpg',
    alt: 'A drilled brake disc standing on a pale floor, with an orange caliper on the left.',
  },
  'product-car-wheels': {
    original: 'product-car-wheels.jpg',
    alt: 'Two alloy wheels with twin spokes, one lying flat, one standing behind it.',
  },
  'product-petrol-pump': {
    original: 'product-petrol-pump.jpg',
    alt: 'An in-tank petrol pump: a black cup, a white flange on two sprung rods, an orange hose between them and a float on a wire.',
  },
  'product-spark-plug': {
    original: 'product-spark-plug.jpg',
    alt: 'Two spark plugs, one lying down, one standing with its electrode up.',
  },
  'product-car-engine': {
    original: 'product-car-engine.jpg',
    alt: 'A four-cylinder engine with an orange cam cover, its belt drive on the left and four exhaust pipes joining into one.',
  },
  'product-steering-wheel': {
    original: 'product-steering-wheel.jpg',
    alt: 'A black steering wheel with three spokes and an orange mark at the top of its rim.',
  },
  'product-headlights': {
    original: 'product-headlights.jpg',
    alt: 'Two round headlights with a ring of light and an orange indicator, one facing forward, one turned to the side.',
  },
} as const satisfies Record<`product-${string}`, Picture>
