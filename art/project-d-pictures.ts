import type { Picture } from './picture.ts'

/** Project D from rust to wax: what each of its pictures shows, in the order of the job. Of the wide ones the first, which stands on lists, is the finished car. */
const shown = {
  wide: [
    'A grey-green off-road wagon from its front left on a pale floor, finished, orange calipers behind the spokes.',
    'The left side of the wagon at arrival: brown rust along the sill and at the arches, each place ringed in orange crayon.',
    'The wagon on orange stands, its rear wheel off, a lit torch on the floor below the rusty arch and sill.',
    'The sill cut open to its brown hollow, bright metal all round, an orange grinder on the floor before it.',
    'New steel let into the sill with a weld all round, the welding torch with its orange cable on the floor.',
    'Sill and arches in grey primer below masking paper, an orange line of tape along its edge.',
    'Sill and arches in fresh grey-green paint, the paper and the orange tape still on, the spray gun on the floor.',
    'Black stone-chip along the painted sill, an orange lance leading from a bottle of wax on the floor into its drain hole.',
    'The finished wagon from its rear left in front of a dark wall.',
  ],
  tall: [
    'Blistered paint and brown steel between the rear door and the wheel arch, ringed in orange crayon.',
    'An endoscope whose neck goes through a rusty drain hole into a length of sill, the brown hollow on its screen.',
    'A length of sill with a field of brown rust, its near end brushed to bright metal by the orange grinder with a wire cup before it.',
    'A bright patch held level in the opening of a sill by four small clamps, a locking clamp with orange grips on its flange.',
    'The patch welded in with a bead all round, blue where it was hot; before it a welding torch on an orange cable.',
    'Half of the bead ground level with the sheet, an orange grinder with a flap disc lying before the sill.',
    'The sill in grey primer with pale sealer drawn over its seams, beside it a gun with an orange cartridge.',
    'The sill half in primer and half in grey-green colour, a spray gun with an orange cup standing beside it.',
    'The finished sill, its lower half coated in black stone-chip; an orange lance leads from a bottle of wax into its drain hole.',
  ],
} as const

type Name = `project-d-${keyof typeof shown}-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`

export const projectDPictures = Object.fromEntries(
  Object.entries(shown).flatMap(([shape, alts]) =>
    alts.map((alt, i): [string, Picture] => {
      const name = `project-d-${shape}-${i + 1}`
      return [name, { original: `${name}.jpg`, alt }]
    }),
  ),
) as Record<Name, Picture>
