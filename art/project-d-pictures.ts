import type { Picture } from './picture.ts'

/** Project D, from rust to wax: what each of its upright pictures shows, in the order of the job. */
const tall = {
  2: 'An endoscope whose neck goes through a rusty drain hole into a length of sill, the brown hollow on its screen.',
  3: 'A length of sill with a field of brown rust, its near end brushed to bright metal by the orange grinder with a wire cup before it.',
  4: 'A bright patch held level in the opening of a sill by four small clamps, a locking clamp with orange grips on its flange.',
  5: 'The patch welded in with a bead all round, blue where it was hot; before it a welding torch on an orange cable.',
  6: 'Half of the bead ground level with the sheet, an orange grinder with a flap disc lying before the sill.',
  7: 'The sill in grey primer with pale sealer drawn over its seams, beside it a gun with an orange cartridge.',
  8: 'The sill half in primer and half in grey-green colour, a spray gun with an orange cup standing beside it.',
  9: 'The finished sill, its lower half coated in black stone-chip; an orange lance leads from a bottle of wax into its drain hole.',
} as const

export const projectDPictures = Object.fromEntries(
  Object.entries(tall).map(([place, alt]): [string, Picture] => [
    `project-d-tall-${place}`,
    { original: `project-d-tall-${place}.jpg`, alt },
  ]),
) as Record<`project-d-tall-${keyof typeof tall}`, Picture>
