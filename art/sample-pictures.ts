import type { Picture } from './picture.ts'

type Crop = [original: string, left: number, top: number, width: number, height: number, alt: string]

/** Still lifes, each made for one place on a sample page. */
const stills = {
  'team-1': 'A chrome counter bell on an orange foot.',
  'team-2': 'Five sockets, from small to large, on an orange rail.',
  'team-3': 'Three blade fuses on their contacts, the front one orange.',
  'team-4': 'A panel hammer with an orange handle, its head on a steel dolly.',
  'team-5': 'A fan of sprayed colour cards, the orange one on top.',
  'team-6': 'Five wheel nuts, one of them orange, and a deep socket.',

  'tab-wheels': 'An alloy wheel with five double spokes and an orange ring round its cap.',
  'tab-steering': 'A tie rod end with an orange rubber boot, its thread and lock nut to the right.',
  'tab-brakes': 'A brake disc lying flat, an orange micrometer on its edge.',
  'tab-suspension': 'Two coil-over struts, one standing with an orange spring, one lying in front.',
  'tab-tyre': 'A wheel with an orange pressure gauge beside it, its hose on the valve.',

  'sample-wheel-adjustment': 'A wheel with an alignment target clamped to its rim by three orange claws.',
  'sample-engine-servicing': 'The belt end of an engine with an orange cam cover.',
  'sample-cooling-servicing': 'A radiator with an orange hose, its fan leaning against it.',
  'sample-brake-service': 'An orange brake caliper with a hose to a bottle of brake fluid, a spanner in front.',
  'sample-washing-service': 'A wheel with foam between its spokes, an orange wash mitt in front.',
  'sample-tyre-service': 'A stack of three tyres with orange lines round their treads.',
} as const satisfies Record<string, string>

/** Crops of larger pictures. */
const crops = {
  'sample-engine': [
    'product-car-engine.jpg',
    0,
    0,
    1600,
    1067,
    'An engine with an orange cam cover: its belts and pulleys to the left, its exhaust manifold to the right.',
  ],
  'testimonial-1': ['tab-brakes.jpg', 0, 0, 640, 480, 'A brake disc being measured with an orange micrometer.'],
  'testimonial-2': ['tab-steering.jpg', 0, 0, 640, 480, 'A tie rod end whose orange boot is still whole.'],

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

  'sample-project-1': ['sedan.webp', 120, 0, 1620, 1080, 'A drawing of a dark blue-grey sedan from the front left.'],
  'sample-project-2': ['sedan.webp', 150, 330, 900, 600, 'The bonnet, bumper and front wheel of a dark blue-grey sedan, drawn.'],
  'sample-project-3': ['sedan.webp', 860, 210, 900, 600, 'The rear half of a dark blue-grey sedan, drawn.'],
} as const satisfies Record<string, Crop>

type SamplePictureName = keyof typeof stills | keyof typeof crops

export const samplePictures = Object.fromEntries([
  ...Object.entries(stills).map(([name, alt]): [string, Picture] => [name, { original: `${name}.jpg`, alt }]),
  ...Object.entries<Crop>(crops).map(([name, [original, left, top, width, height, alt]]): [string, Picture] => [
    name,
    { original, alt, crop: { left, top, width, height } },
  ]),
]) as Record<SamplePictureName, Picture>
