import type { Project } from '../project.ts'
import { projectCard } from '../project-cards.ts'

export const project: Project = {
  ...projectCard('project-d'),
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
      pictures: ['wide-7', 'wide-8', 'wide-9', 'tall-8', 'tall-9'],
    },
  ],
  wide: [
    'A drawing of a large 4WD wagon from the rear left, rust hatched in orange in the guard, the sill and the arch.',
    'The 4WD from the left, three hatched areas of rust: at the foot of the front guard, in the sill, round the rear arch.',
    'The sill and rear arch on the hoist: the hatched rust that was found reaches far beyond the spots that showed.',
    'The sill and the arch cut open. The piece of sill hangs below its opening, the piece of arch to the left of its own.',
    'New steel in both openings, a weld bead round each.',
    'The 4WD from the front left: guard, sill and arch in grey primer below masking paper edged with orange tape.',
    'The 4WD from the left: full green on the sill and the arch, dots that thin out up the doors.',
    'The 4WD drawn as if it were glass: sills and chassis rails in pale yellow where the wax goes, water dripping from four drain holes.',
    'The whole 4WD in grey-green from the rear left, without rust.',
  ],
  tall: [
    'The rear arch close up, two areas of rust hatched in orange: one round the arch, one in the sill below the door.',
    'The sill in cross-section: where wet mud lies in it, its outer panel is thinned from inside, what is gone in orange.',
    'A length of sill with an opening in its outer panel. The rusty piece below it has a hole right through.',
    'The patch laid flat: two dashed lines where it’s folded, eight holes along its flange.',
    'The patch in the sill, tacked all round with short orange stitches of weld, a gap after each.',
    'Two cross-sections of a weld: standing proud, then ground flush.',
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
      'New steel welded in: 1.5 mm in the sill, 0.9 mm in the arch.',
      'Two coats of primer, every seam sealed.',
      'Full colour on sill and arch, blended into the doors.',
      'Wax in the sills, four drain holes open.',
      'New steel under fresh paint.',
    ],
    tall: [
      '520 mm of rust round the arch.',
      'Thinned from inside: 0.4 mm left of 1.5.',
      'The 340 mm that came out of the sill.',
      'The patch, 338 by 173 mm: cut, drilled and folded.',
      'Welded in 30 mm stitches, in turn, until the seam is closed.',
      'The weld, ground flush.',
      'Seams sealed, 8 mm drain holes open again.',
      'Wax inside, underseal underneath.',
      'The same arch, repaired.',
    ],
  },
}
