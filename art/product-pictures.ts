import type { Picture } from './picture.ts'

/** The pictures of the sample products. */
export const productPictures = {
  'product-tyre': {
    original: 'wheel.jpg',
    alt: 'A new tyre on an alloy wheel, its block tread to the left, the orange brake caliper showing between the spokes.',
  },
  'product-oil-filter': {
    original: 'oil-filter.jpg',
    crop: { left: 100, top: 110, width: 760, height: 760 },
    alt: 'Two spin-on oil filters, a grey one lying with its threaded hole to the front, an orange one standing behind it.',
  },
  'product-brake-disk': {
    original: 'brake-disc.jpg',
    crop: { left: 60, top: 20, width: 880, height: 880 },
    alt: 'A drilled brake disc standing by itself, its orange caliper at the upper right.',
  },
  'product-car-wheels': {
    original: 'wheel.jpg',
    crop: { left: 300, top: 160, width: 560, height: 560 },
    alt: 'The face of an alloy wheel with twin spokes.',
  },
  'product-petrol-pump': {
    original: 'product-petrol-pump.jpg',
    alt: 'An in-tank petrol pump: black cup, white flange on two sprung rods, an orange hose between them, a float on its wire.',
  },
  'product-spark-plug': {
    original: 'product-spark-plug.jpg',
    alt: 'Two spark plugs, one lying, one standing on its terminal with its electrode up.',
  },
  'product-car-engine': {
    original: 'product-car-engine.jpg',
    alt: 'A four-cylinder engine with an orange cam cover, its belt drive to the left and four exhaust pipes joining into one.',
  },
  'product-steering-wheel': {
    original: 'product-steering-wheel.jpg',
    alt: 'A black steering wheel with three spokes and an orange mark at the top of its rim.',
  },
  'product-headlights': {
    original: 'product-headlights.jpg',
    alt: 'Two round headlights with a ring of light and an orange indicator, one facing front, one turned aside.',
  },
} as const satisfies Record<`product-${string}`, Picture>
