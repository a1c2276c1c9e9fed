import type { Picture } from './picture.ts'

/** The trades, shown by their tools instead of by models who don't work here. */
export const technicianPictures = {
  'technicians-mechanical': {
    original: 'technicians-mechanical.jpg',
    alt: 'A torque wrench with an orange grip in front of a cylinder head, its four combustion chambers facing up.',
  },
  'technicians-electrical': {
    original: 'technicians-electrical.jpg',
    alt: 'A multimeter in an orange holster, standing, its two probes in front of the plug of a wiring loom.',
  },
  'technicians-body': {
    original: 'technicians-body.jpg',
    alt: 'A spray gun on its stand, masking tape and a fan of colour cards.',
  },
} as const satisfies Record<string, Picture>
