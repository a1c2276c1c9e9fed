import type { PictureKind } from '../../../content/project.ts'

export const pictureCaptionWording = {
  kinds: {
    rendered: 'Studio reconstruction',
    drawn: 'Drawn reconstruction',
    photographed: undefined,
  } satisfies Record<PictureKind, string | undefined>,
  position: (position: number, count: number) => `${position} of ${count}`,
}
