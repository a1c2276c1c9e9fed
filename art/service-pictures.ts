import type { Picture } from './picture.ts'

/** The picture of each service: on its card and at the head of its page. */
export const servicePictures = {
  'service-bodywork': {
    original: 'primer.jpg',
    alt: 'An orange car in the middle of a body repair: the front wing in grey primer, the door and the wheel masked with paper.',
  },
  'service-inspection': {
    original: 'bay.jpg',
    alt: 'An orange hatchback raised on a two-post lift, so that its underside can be inspected.',
  },
  'service-maintenance': {
    original: 'oil-filter.jpg',
    alt: 'Two oil filters, one grey with its threaded face to the front, one orange standing behind it.',
  },
  'service-electrical': {
    original: 'sedan.jpg',
    crop: { left: 140, top: 240, width: 840, height: 560 },
    alt: 'The front of a dark sedan with its strip of LED headlamps.',
  },
  'service-air-conditioning': {
    original: 'hatch.jpg',
    crop: { left: 380, top: 120, width: 900, height: 600 },
    alt: 'The closed cabin of an orange hatchback, its large windscreen catching the light.',
  },
  'service-repair': {
    original: 'brake-disc.jpg',
    alt: 'A drilled brake disc on its hub with an orange caliper, seen against a dark wall.',
  },
  'service-diagnostic': {
    original: 'spark-plug.jpg',
    alt: 'Two spark plugs against a dark wall, their electrodes and white insulators clean enough to be read.',
  },
  'service-transmission': {
    original: 'suv.jpg',
    crop: { left: 360, top: 330, width: 840, height: 560 },
    alt: 'The front wheel and the doors of a pale all-wheel-drive car, low from the side.',
  },
  'service-customization': {
    original: 'boxy.jpg',
    alt: 'A square orange off-road wagon with black wheel arches and alloy wheels.',
  },
} as const satisfies Record<string, Picture>
