import type { Picture } from './picture.ts'

type Cut = [original: string, left: number, top: number, width: number, height: number, alt: string]

/** The pictures of the sample pages: cuts of the studio pictures until real ones take their places. */
const cuts = {
  'team-1': ['bay.jpg', 1400, 320, 520, 520, 'A row of tools on a wall above two dark tool chests.'],
  'team-2': ['brake-disc.jpg', 240, 340, 560, 560, 'The hub of a brake disc and the holes drilled around it.'],
  'team-3': ['spark-plug.jpg', 210, 130, 480, 480, 'The thread and hex of a spark plug, close up.'],
  'team-4': ['primer.jpg', 290, 330, 520, 520, 'Grey primer on a front guard, with masking paper on the door beside it.'],
  'team-5': ['primer.jpg', 330, 760, 440, 440, 'A sanding block, two rolls of tape and a tin on the floor.'],
  'team-6': ['wheel.jpg', 320, 240, 520, 520, 'The spokes and five wheel nuts of an alloy wheel.'],

  'testimonial-1': ['hatch.jpg', 760, 130, 640, 640, 'The rear half of an orange hatchback on a pale floor.'],
  'testimonial-2': ['suv.jpg', 120, 240, 640, 640, 'The front of a pale SUV with black wheel arches.'],

  'slide-1': ['hatch.jpg', 0, 0, 1600, 900, 'An orange hatchback on a wide pale floor.'],
  'slide-2': ['suv.jpg', 0, 0, 1600, 900, 'A pale SUV on a wide pale floor.'],
  'slide-3': ['sedan.jpg', 0, 0, 1600, 900, 'A black sedan on a wide pale floor.'],

  'tab-wheels': ['wheel.jpg', 0, 125, 1000, 750, 'An alloy wheel with five double spokes, standing upright.'],
  'tab-steering': ['suv.jpg', 360, 400, 600, 450, 'The front wheel of a pale SUV pointing straight ahead.'],
  'tab-brakes': ['brake-disc.jpg', 0, 60, 1000, 750, 'A drilled brake disc in front of a dark wall.'],
  'tab-suspension': ['bay.jpg', 780, 540, 640, 480, 'The wheels of a car on a hoist, hanging clear of the floor.'],
  'tab-tyre': ['wheel.jpg', 120, 60, 560, 420, 'The shoulder of a new tyre with its grooves.'],

  'sample-wheel-adjustment': ['hatch.jpg', 380, 400, 640, 480, 'The front wheel and door gap of an orange hatchback.'],
  'sample-engine-servicing': ['oil-filter.jpg', 60, 300, 640, 480, 'The threaded face of a grey oil filter.'],
  'sample-cooling-servicing': ['suv.jpg', 90, 360, 640, 480, 'The grille and lower air intake of a pale SUV.'],
  'sample-brake-service': ['wheel.jpg', 280, 280, 520, 390, 'A brake caliper behind the spokes of a wheel.'],
  'sample-washing-service': ['sedan.jpg', 640, 200, 800, 600, 'The glossy black side of a sedan.'],
  'sample-tyre-service': ['bay.jpg', 60, 520, 480, 360, 'Two stacks of tyres on the floor of a dark bay.'],
  'sample-engine': ['spark-plug.jpg', 0, 125, 1000, 750, 'Two spark plugs in front of a dark wall.'],

  'sample-project-1': ['sedan.jpg', 100, 0, 1350, 900, 'A black sedan from the front left.'],
  'sample-project-2': ['sedan.jpg', 120, 330, 810, 540, 'The headlights, bumper and front wheel of a black sedan.'],
  'sample-project-3': ['sedan.jpg', 760, 180, 810, 540, 'The rear half of a black sedan.'],
} as const satisfies Record<string, Cut>

type SamplePictureName = keyof typeof cuts

export const samplePictures = Object.fromEntries(
  Object.entries<Cut>(cuts).map(([name, [original, left, top, width, height, alt]]): [string, Picture] => [
    name,
    { original, alt, crop: { left, top, width, height } },
  ]),
) as Record<SamplePictureName, Picture>
