import type { Picture } from './picture.ts'

/** The picture of each service: on its card and at the head of its page. */
export const servicePictures = {
  'service-bodywork': {
    original: 'service-bodywork.jpg',
    alt: 'An orange hatchback halfway through a repair: front guard and door in grey primer, side windows masked with paper, the wheel covered.',
  },
  'service-inspection': {
    original: 'service-inspection.jpg',
    alt: 'The front wheels of a pale car on two orange ramps, with a lit work torch on the floor in front.',
  },
  'service-maintenance': {
    original: 'service-maintenance.jpg',
    alt: 'An orange oil filter standing, a grey one lying with its threaded base facing us, and a dark can of oil behind them.',
  },
  'service-electrical': {
    original: 'service-electrical.jpg',
    alt: 'A car battery with a bright orange cable on its covered terminal, and a wiring loom with two plugs in front of it.',
  },
  'service-air-conditioning': {
    original: 'service-air-conditioning.jpg',
    alt: 'An air conditioning compressor with its belt pulley, next to two pressure gauges with blue, pale and orange hoses.',
  },
  'service-repair': {
    original: 'service-repair.jpg',
    alt: 'A drilled brake disc with a black hub and an orange caliper at the upper right, in front of a dark wall.',
  },
  'service-diagnostic': {
    original: 'service-diagnostic.jpg',
    alt: 'A scan tool in an orange case with three graphs on its screen, its 16-pin plug lying in front of it.',
  },
  'service-transmission': {
    original: 'service-transmission.jpg',
    alt: 'The two shafts of a gearbox with four pairs of helical gears meshed together, held in an orange stand.',
  },
  'service-customization': {
    original: 'service-customization.jpg',
    alt: 'A bare alloy wheel with five twin spokes, next to a coilover strut with an orange spring.',
  },
} as const satisfies Record<string, Picture>
