import type { Picture } from './picture.ts'

/** The picture of each service: on its card and at the head of its page. */
export const servicePictures = {
  'service-bodywork': {
    original: 'service-bodywork.jpg',
    alt: 'An orange hatchback in the middle of a repair: front wing and door in grey primer, side windows papered, the wheel under a cover.',
  },
  'service-inspection': {
    original: 'service-inspection.jpg',
    alt: 'The front wheels of a pale car on two orange ramps, a lit work torch on the floor before them.',
  },
  'service-maintenance': {
    original: 'service-maintenance.jpg',
    alt: 'An orange oil filter standing, a grey one lying with its threaded base to the front, a dark can of oil behind them.',
  },
  'service-electrical': {
    original: 'service-electrical.jpg',
    alt: 'A car battery with a bright orange cable on its covered terminal, a wiring loom with two plugs lying before it.',
  },
  'service-air-conditioning': {
    original: 'service-air-conditioning.jpg',
    alt: 'An air-conditioning compressor with its belt pulley, beside it two pressure gauges with a blue, a pale and an orange hose.',
  },
  'service-repair': {
    original: 'service-repair.jpg',
    alt: 'A drilled brake disc with a black hub, an orange caliper clasping its upper right edge, in front of a dark wall.',
  },
  'service-diagnostic': {
    original: 'service-diagnostic.jpg',
    alt: 'A scan tool in an orange bumper, three measured curves on its screen, the 16-pin plug of its cable lying before it.',
  },
  'service-transmission': {
    original: 'service-transmission.jpg',
    alt: 'The two shafts of a gearbox, their four pairs of slanted gears in mesh, held between the cheeks of an orange stand.',
  },
  'service-customization': {
    original: 'service-customization.jpg',
    alt: 'A bare alloy wheel with five twin spokes, beside it a coil-over strut with an orange spring.',
  },
} as const satisfies Record<string, Picture>
