import type { Project } from '../project.ts'
import { projectCard } from '../project-cards.ts'

export const project: Project = {
  ...projectCard('project-d'),
  pair: { before: 'wide-1', after: 'wide-9', divider: 56 },
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
      pictures: ['wide-7', 'wide-8', 'wide-9', 'tall-8', 'tall-9'],
    },
  ],
  wide: [
    'A drawing of a large 4WD wagon from the rear left, rust hatched in orange in the guard, the sill and the arch: 260 mm in the guard, 520 mm round the arch.',
    'The 4WD from the left, three hatched areas of rust: 260 mm at the foot of the front guard, 340 mm in the sill, 520 mm round the rear arch.',
    'The sill and rear arch on the hoist: rust showed over 120 mm of the sill, and 340 mm was found.',
    'The sill and the arch cut open. The 340 mm piece of sill hangs below its opening, the 520 mm piece of arch to the left of its own.',
    'New steel in both openings, 1.5 mm in the sill and 0.9 mm in the arch, a weld bead round each.',
    'The 4WD from the front left: guard, sill and arch in grey primer below masking paper edged with orange tape.',
    'The 4WD from the left: full green on the sill and the arch, dots that thin out up the doors.',
    'The 4WD drawn as if it were glass: sills and chassis rails in pale yellow where the wax goes, water dripping from four drain holes.',
    'The whole 4WD in grey-green from the rear left, new steel in the guard and the arch.',
  ],
  tall: [
    'The rear arch close up, two areas of rust hatched in orange: 520 mm round the arch, and one in the sill below the door.',
    'The sill in cross-section, thinned from inside where wet mud lies: 1.5, 1.3, 0.9 and 0.4 mm of steel are left.',
    'A length of sill with an opening in its outer panel. The rusty piece below it measures 340 mm and has a hole right through.',
    'The patch laid flat: 338 mm long, 173 mm wide, folded by 42 and by 90 degrees, eight holes along its flange.',
    'The patch in the sill, tacked with orange stitches of weld that are numbered 1, 4, 2, 5, 3 from left to right, each 30 mm long.',
    'Two cross-sections of a weld: standing 1.5 mm proud, then ground flush.',
    'The sill from below in grey primer, a pale line of sealer along its seam, water dripping from four drain holes in its underside.',
    'The sill in cross-section: a lance sprays wax inside, pale yellow on all its walls. Green paint outside, underseal below.',
    'The finished rear arch in grey-green, straight and rust-free.',
  ],
  captions: {
    wide: [
      'Rust in the guard, the sill and the arch.',
      'Three places to cut: 260, 340 and 520 mm.',
      '120 mm showed. The rust ran for 340 mm.',
      'Sill and arch cut back to sound metal.',
      'New steel welded in all round.',
      'Two coats of primer, every seam sealed.',
      'Full colour on sill and arch, blended into the doors.',
      'Wax in the sills, four drain holes open.',
      'New steel under fresh paint.',
    ],
    tall: [
      '520 mm of rust round the arch.',
      'Thinned from inside: 0.4 mm left of 1.5.',
      'The 340 mm that came out of the sill.',
      'The patch: cut, drilled and folded.',
      'Welded in short stitches, in turn, until the seam is closed.',
      'The weld, ground flush.',
      'Seams sealed, drain holes open again.',
      'Wax inside, underseal underneath.',
      'The same arch, repaired.',
    ],
  },
}
