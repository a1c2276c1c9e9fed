import type { Project } from '../project.ts'

export const project: Project = {
  slug: 'project-d',
  category: 'Rust Repair',
  brand: 'Landrover',
  model: 'Discovery 4',
  description: 'How we repair rust on a Landrover Discovery 4: cut out, welded, sealed, painted and protected.',
  summary: 'Rust cut back to sound metal, new steel welded in, sealed, painted and protected from the inside.',
  kind: 'rendered',
  drawing: 'grinder',
  pair: { before: 'wide-1', after: 'wide-9' },
  story: [
    {
      title: 'Arrival',
      text: 'There’s always more rust than you can see. Up on the hoist we tap, scrape and mark until we reach sound metal, and show you the marks before we give you a price.',
      pictures: ['wide-2', 'wide-1', 'wide-3', 'tall-1', 'tall-2'],
    },
    {
      title: 'Cutting out',
      text: 'Paint won’t save steel that rust has thinned. We cut it back to bright metal and shape patches to the original curve.',
      pictures: ['wide-4', 'tall-3'],
    },
    {
      title: 'Welding and sealing',
      text: 'The new steel is welded in, ground smooth, treated, primed and sealed along the seams. We open up the drain holes again, because a sill that can’t drain rusts from the inside.',
      pictures: ['wide-5', 'wide-6', 'tall-4', 'tall-5', 'tall-6', 'tall-7'],
    },
    {
      title: 'Handover',
      text: 'Colour on the outside, wax in the cavities and underseal underneath. After that, rinse the underside whenever you’ve been on the beach.',
      pictures: ['wide-8', 'wide-7', 'wide-9', 'tall-8', 'tall-9'],
    },
  ],
  wide: [
    'A grey-green 4WD on arrival, brown rust along its sill and wheel arches.',
    'The left side of the 4WD before the repair: brown rust along the sill and arches, each patch circled in orange crayon.',
    'The 4WD on orange stands with a rear wheel off, and a lit torch on the floor below the rusty arch and sill.',
    'The sill cut open, brown inside with bright metal all round, and an orange grinder on the floor in front.',
    'New steel welded into the sill, the welding torch and its orange cable on the floor.',
    'The sill and arches in grey primer below masking paper, with orange tape along its edge.',
    'The sill and arches in fresh grey-green paint, with the masking still on and the spray gun on the floor.',
    'Black stone-chip coating along the painted sill, and an orange lance feeding wax from a bottle into its drain hole.',
    'The finished 4WD from the same spot: sill and wheel arches in fresh grey-green paint, no rust.',
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
}
