import type { Picture } from './picture.ts'

/** What each picture of project D shows, in the order of the job. The first wide one is the finished car, because lists show it. */
const shown = {
  wide: [
    'A finished grey-green 4WD from the front left, with orange calipers behind the spokes.',
    'The left side of the 4WD before the repair: brown rust along the sill and arches, each patch circled in orange crayon.',
    'The 4WD on orange stands with a rear wheel off, and a lit torch on the floor below the rusty arch and sill.',
    'The sill cut open, brown inside with bright metal all round, and an orange grinder on the floor in front.',
    'New steel welded into the sill, the welding torch and its orange cable on the floor.',
    'The sill and arches in grey primer below masking paper, with orange tape along its edge.',
    'The sill and arches in fresh grey-green paint, with the masking still on and the spray gun on the floor.',
    'Black stone-chip coating along the painted sill, and an orange lance feeding wax from a bottle into its drain hole.',
    'The finished 4WD from the rear left, in front of a dark wall.',
  ],
  tall: [
    'Bubbling paint and brown steel between the rear door and wheel arch, circled in orange crayon.',
    'A borescope pushed through a rusty drain hole into a section of sill, its screen showing brown rust inside.',
    'A section of rusty sill, its near end cleaned to bright metal by the orange grinder with a wire cup in front of it.',
    'A bright steel patch held in the sill opening by four small clamps, and a locking clamp with orange grips on its flange.',
    'The patch welded in all round, blue from the heat, with a welding torch on an orange cable in front.',
    'Half of the weld ground flush, with an orange grinder and flap disc in front of the sill.',
    'The sill in grey primer with pale sealer along its seams, next to a sealer gun with an orange cartridge.',
    'The sill half in primer and half in grey-green paint, with an orange-cupped spray gun beside it.',
    'The finished sill with black stone-chip coating on its lower half, and an orange lance feeding wax from a bottle into its drain hole.',
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
