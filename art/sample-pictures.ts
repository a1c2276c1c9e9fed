import type { Picture } from './picture.ts'

type Crop = [original: string, left: number, top: number, width: number, height: number, alt: string]

/** The pictures of the sample pages: cuts of the studio pictures until real ones take their places. */
const crops = {
  'team-1': ['bay.jpg', 1400, 320, 520, 520, 'A row of tools on a wall above two dark tool chests.'],
  'team-2': ['brake-disc.jpg', 240, 340, 560, 560, 'The hub of a brake disc and the holes drilled around it.'],
  'team-3': ['spark-plug.jpg', 210, 130, 480, 480, 'The thread and hex of a spark plug, close up.'],
  'team-4': ['primer.jpg', 290, 330, 520, 520, 'Grey primer on a front guard, with masking paper on the door beside it.'],
  'team-5': ['primer.jpg', 330, 760, 440, 440, 'A sanding block, two rolls of tape and a tin on the floor.'],
  'team-6': ['wheel.jpg', 320, 240, 520, 520, 'The spokes and five wheel nuts of an alloy wheel.'],

  'testimonial-1': ['hatch.jpg', 760, 130, 640, 640, 'The rear half of an orange hatchback on a pale floor.'],
  'testimonial-2': ['suv.webp', 120, 200, 760, 760, 'The front of a bone white SUV, drawn on a dark ground.'],

  'slide-1': ['hatch.jpg', 0, 0, 1600, 900, 'An orange hatchback on a wide pale floor.'],
  'slide-2': ['suv.webp', 0, 0, 1920, 1080, 'A drawing of a bone white SUV from the front left, a scale line on the floor beside it.'],
  'slide-3': [
    'sedan.webp',
    0,
    0,
    1920,
    1080,
    'A drawing of a dark blue-grey sedan from the front left, a scale line on the floor beside it.',
  ],

  'tab-wheels': ['wheel.jpg', 0, 125, 1000, 750, 'An alloy wheel with five double spokes, standing upright.'],
  'tab-steering': ['suv.webp', 440, 480, 640, 480, 'The drawn front wheel of a bone white SUV, pointing straight ahead.'],
  'tab-brakes': ['brake-disc.jpg', 0, 60, 1000, 750, 'A drilled brake disc in front of a dark wall.'],
  'tab-suspension': ['bay.jpg', 780, 540, 640, 480, 'The wheels of a car on a hoist, hanging clear of the floor.'],
  'tab-tyre': ['wheel.jpg', 120, 60, 560, 420, 'The shoulder of a new tyre with its grooves.'],

  'sample-wheel-adjustment': ['hatch.jpg', 380, 400, 640, 480, 'The front wheel and door gap of an orange hatchback.'],
  'sample-engine-servicing': ['oil-filter.jpg', 60, 300, 640, 480, 'The threaded face of a grey oil filter.'],
  'sample-cooling-servicing': ['suv.webp', 120, 420, 640, 480, 'The grille and lower air intake of a bone white SUV, drawn.'],
  'sample-brake-service': ['wheel.jpg', 280, 280, 520, 390, 'A brake caliper behind the spokes of a wheel.'],
  'sample-washing-service': [
    'sedan.webp',
    860,
    180,
    880,
    660,
    'The side of a dark blue-grey sedan, drawn, with one long reflection below its windows.',
  ],
  'sample-tyre-service': ['bay.jpg', 60, 520, 480, 360, 'Two stacks of tyres on the floor of a dark bay.'],
  'sample-engine': ['spark-plug.jpg', 0, 125, 1000, 750, 'Two spark plugs in front of a dark wall.'],

  'sample-project-1': ['sedan.webp', 120, 0, 1620, 1080, 'A drawing of a dark blue-grey sedan from the front left.'],
  'sample-project-2': ['sedan.webp', 150, 330, 900, 600, 'The bonnet, bumper and front wheel of a dark blue-grey sedan, drawn.'],
  'sample-project-3': ['sedan.webp', 860, 210, 900, 600, 'The rear half of a dark blue-grey sedan, drawn.'],
} as const satisfies Record<string, Crop>

type SamplePictureName = keyof typeof crops

export const samplePictures = Object.fromEntries(
  Object.entries<Crop>(crops).map(([name, [original, left, top, width, height, alt]]): [string, Picture] => [
    name,
    { original, alt, crop: { left, top, width, height } },
  ]),
) as Record<SamplePictureName, Picture>
