import {
  postPictures,
  productPictures,
  projectCardPictures,
  projectPictures,
  servicePictures,
  workshopPictures,
} from './content-pictures.ts'
import type { Picture } from './picture.ts'

/** Pictures that several pages use. */
const commonPictures = {
  'four-bays': {
    alt: 'A drawing of a workshop without its front: a hatchback on a two-post hoist, a funnel below it; a sedan with its bonnet up, wired to a screen; a hatchback with a dent in its front door, a striped lamp at it; an SUV, two hoses of an air conditioning station under its bonnet.',
  },
  appointment: {
    alt: 'A drawing of a job card, filled in: a noise when braking, the front left wheel marked and its brake enlarged in a circle, with 3 mm left on a pad and a dashed line where a new one would reach; a price agreed, new front pads fitted; the road test still to do.',
  },
  'appointment-tall': {
    alt: 'A drawing of a job card on its board, and a key with an orange tag on a hook below it.',
  },
  // The trades, shown by their tools instead of by models who don't work here.
  'technicians-mechanical': {
    alt: 'A torque wrench with an orange grip in front of a cylinder head, its four combustion chambers facing up.',
  },
  'technicians-electrical': {
    alt: 'A multimeter in an orange holster, standing, its two probes in front of the plug of a wiring loom.',
  },
  'technicians-body': {
    alt: 'A spray gun on its stand, masking tape and a fan of colour cards.',
  },
  ...servicePictures,
  ...workshopPictures,
} as const satisfies Record<string, Picture>

/** Each made for one place on a sample page. */
const samplePictures = {
  'tab-wheels': {
    alt: 'An alloy wheel on a stand, the plunger of a dial gauge with an orange bezel on its edge.',
  },
  'tab-steering': {
    alt: 'A tie rod end with an orange rubber boot, its thread and lock nut to the right.',
  },
  'tab-brakes': {
    alt: 'A brake disc lying flat, an orange micrometer on its edge.',
  },
  'tab-suspension': {
    alt: 'Two coil-over struts, one standing with an orange spring, one lying in front.',
  },
  'tab-tyre': {
    alt: 'A wheel with an orange pressure gauge beside it, its hose on the valve.',
  },
  'team-1': {
    alt: 'A job card on a standing clipboard: price agreed, new front pads and road test, all ticked in orange; a pencil in front.',
  },
  'team-2': {
    alt: 'Four black impact sockets, from small to large, on an orange rail.',
  },
  'team-3': {
    alt: 'Three blade fuses in a black fuse block: blue, green and orange.',
  },
  'team-4': {
    alt: 'A panel hammer standing on its face, its orange handle across a polished heel dolly.',
  },
  'team-5': {
    alt: 'A fan of sprayed colour cards standing in a black block, the front one orange.',
  },
  'team-6': {
    alt: 'A piece of tyre tread, a tread gauge with an orange slide measuring its middle groove.',
  },
  'slide-1': {
    alt: 'A drawing of a slate grey hatchback from the front left, its front brake magnified: orange pads, worn thin on both sides of the disc.',
  },
  'slide-2': {
    alt: 'A drawing of a bone white SUV from the front left, an orange ring on its bonnet above the battery.',
  },
  'slide-3': {
    alt: 'A drawing of a sedan at three stages: its rear half bare metal in outline, its front door in primer, its bonnet dark blue.',
  },
  'job-wheels': {
    alt: 'A drawing of a car’s front from above, its left wheel pointing outwards: an orange wedge, drawn larger than it is, marks its toe.',
  },
  'job-engine': {
    alt: 'A drawing of an orange oil filter and a dipstick with clean oil up to its MAX mark.',
  },
  'job-cooling': {
    alt: 'A drawing of an expansion tank with orange coolant between its MIN and MAX marks, a radiator behind.',
  },
  'job-brakes': {
    alt: 'A drawing of a ventilated brake disc with its caliper, a hose from the bleed nipple to a bottle of orange fluid.',
  },
  'job-washing': {
    alt: 'A drawing of an SUV from the side, suds running down from its roof and bonnet, jets of water on its orange underside.',
  },
  'job-tyres': {
    alt: 'A drawing of a tyre cut across its tread, orange wear bars at the bottom of its grooves.',
  },
  'sample-engine': {
    alt: 'A drawing of a four-cylinder engine, five parts of it orange and numbered: 1 a spark plug pulled out with its coil, 2 the dipstick, 3 the air filter, 4 a coolant hose that drips, 5 the belt.',
  },
  'sample-engine-phone': {
    alt: 'A drawing of a four-cylinder engine with five orange parts, numbered: 1 a plug pulled out with its coil, 2 the dipstick, 3 the air filter, 4 a coolant hose that drips, 5 the belt.',
  },
  'post-tyres-wear': {
    alt: 'A drawing of five tyres, each with a slice of its tread, the worn parts orange: both edges; the middle; one edge; one side of every rib, like saw teeth; dips round the tyre along one edge.',
  },
  'post-tyres-wear-phone': {
    alt: 'A drawing of five tyres in two rows, each with a slice of its tread, the worn parts orange: both edges; the middle; one edge; one side of every rib, like saw teeth; dips round the tyre along one edge.',
  },
  'sample-project-1': {
    alt: 'A drawing of a dark green liftback from the front left, without its nose, its flank cut open at the rear seat, the hybrid battery and cooling filter below it orange; an arrow for the air ends at the filter.',
  },
  'sample-project-2': {
    alt: 'The front half of a dark green liftback, drawn, its front brake in view through the wheel.',
  },
  'sample-project-3': {
    alt: 'The same liftback and opening, its cooling filter new and no longer orange, an arrow for the air through both.',
  },
  'testimonial-1': {
    alt: 'A drawing of the electrodes of two spark plugs: a new one with a narrow gap, a worn one with a wide gap, what it has lost in orange.',
  },
  'testimonial-2': {
    alt: 'A drawing of a tie rod end, orange dashes showing its stud rocked to one side by play in the joint. Beside it, a tyre in section, two arrows at the depth of its tread.',
  },
} as const satisfies Record<string, Picture>

/** Several lists, so that a page's bundle has the descriptions of its own pictures and few others. */
export const pictureLists = {
  common: { ...commonPictures, ...projectCardPictures },
  product: productPictures,
  project: projectPictures,
  sample: { ...samplePictures, ...postPictures },
} as const

/**
 * The pictures of the site by role. Each is made from the file in art/originals/ with its name: put a photograph there, such as
 * `service-repair.jpg`, rebuild, and every page shows it. Alt texts are here, or with the service, project, post or product.
 */
export const pictures = { ...pictureLists.common, ...pictureLists.product, ...pictureLists.project, ...pictureLists.sample }

export type PictureName = keyof typeof pictures
