import { postPictures, productPictures, projectCardPictures, projectPictures, servicePictures } from './content-pictures.ts'
import type { Picture } from './picture.ts'
import { samplePictures } from './sample-pictures.ts'
import { technicianPictures } from './technician-pictures.ts'

/** Pictures that several pages use. */
const commonPictures = {
  bay: {
    original: 'bay.jpg',
    alt: 'A workshop bay: an orange hatchback on a two-post hoist, evening sun and a green paddock under the roller door, spanners on the wall.',
  },
  'bay-phone': {
    original: 'bay.jpg',
    crop: { left: 1000, top: 96, width: 1650, height: 1393 },
    alt: 'An orange hatchback on a two-post hoist, a lamp lit below it, a green paddock in the evening sun seen under the roller door.',
  },
  'four-bays': {
    original: 'four-bays.svg',
    alt: 'A drawing of a workshop without its front: a hatchback on a two-post hoist, a funnel below it; a sedan with its bonnet up, wired to a screen; a hatchback with a dent in its front door, a striped lamp at it; an SUV, two hoses of an air conditioning station under its bonnet.',
  },
  'workshop-plan': {
    original: 'workshop-plan.webp',
    alt: 'Drawn floor plan: four bays under one roof, each behind its own door. A car on a two-post hoist; a car with its bonnet open, wired to a scope; a car beside its dented front door on a stand; a car with its bonnet open, two hoses of an air conditioning station in its engine bay.',
  },
  appointment: {
    original: 'appointment.webp',
    alt: 'A drawing of a job card, filled in: a noise when braking, the front left wheel marked and its brake enlarged in a circle, with 3 mm left on a pad and a dashed line where a new one would reach; a price agreed, new front pads fitted; the road test still to do.',
  },
  'appointment-tall': {
    original: 'appointment-tall.svg',
    alt: 'A drawing of a job card on its board, and a key with an orange tag on a hook below it.',
  },
  ...servicePictures,
  ...technicianPictures,
} as const satisfies Record<string, Picture>

/** Beside the booking form on the projects page. */
const bumpPicture = {
  'bump-check': {
    original: 'bump-check.webp',
    alt: 'A drawing of a car with a dented front corner and four things to check: 1, the lights; 2, the bonnet; 3, drips below; 4, a tyre that rubs.',
  },
} as const satisfies Record<string, Picture>

const allSamplePictures = { ...samplePictures, ...postPictures }

/** Several lists, so that a page's bundle has the descriptions of its own pictures and few others. */
export const pictureLists = {
  common: { ...commonPictures, ...projectCardPictures },
  product: productPictures,
  project: { ...projectPictures, ...bumpPicture },
  sample: allSamplePictures,
} as const

/**
 * The pictures of the site by role. Each is made from one original in art/originals/: put a photograph there under the
 * name of its role, such as `service-repair.jpg`, rebuild, and every page shows it.
 */
export const pictures = {
  ...commonPictures,
  ...projectCardPictures,
  ...productPictures,
  ...projectPictures,
  ...bumpPicture,
  ...allSamplePictures,
}

export type PictureName = keyof typeof pictures
