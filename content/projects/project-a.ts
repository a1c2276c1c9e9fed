import type { Project } from '../project.ts'
import { projectCard } from '../project-cards.ts'

export const project: Project = {
  ...projectCard('project-a'),
  pair: { before: 'wide-1', after: 'wide-9' },
  story: [
    {
      title: 'Arrival',
      text: 'We photograph the damage, note what still works and take off whatever’s in the way. There’s usually more damage behind the bumper than you can see on it.',
      pictures: ['wide-2', 'wide-1', 'wide-3', 'tall-1', 'tall-2', 'tall-3', 'tall-4'],
    },
    {
      title: 'Measuring',
      text: 'We check the mounting points against the manufacturer’s figures and pull back what’s moved before a new panel goes on. A panel only fits if the structure behind it is straight.',
      pictures: ['wide-4', 'tall-5'],
    },
    {
      title: 'Primer and paint',
      text: 'Bare metal is sealed, filled, sanded and primed. We mix the colour to the car’s paint code, spray a test card, hold it against the door, and blend the paint so you can’t see where it starts.',
      pictures: ['wide-5', 'wide-6', 'wide-7', 'tall-6', 'tall-7', 'tall-8'],
    },
    {
      title: 'Handover',
      text: 'We check the gaps, lights and doors, road test the car and wash it. Then it’s ready to pick up.',
      pictures: ['wide-8', 'wide-9', 'tall-9'],
    },
  ],
  wide: [
    'A line drawing of a hatchback from the front left, its dents mapped in orange rings: 22 mm deep at the bumper corner, 11 mm in the guard.',
    'The hatchback from straight ahead: the right headlight shines, the left one is cracked and dead.',
    'The hatchback from the side with three parts lifted off: bumper, headlight, guard. The crash beam shows behind them.',
    'The front from above: the left rail is bent in by 11 mm, and a chain pulls it back towards an orange dashed line.',
    'The left guard close up: a patch of filler 1.2 mm thick, with rings of bare steel and old paint feathered out around it.',
    'The front of the hatchback from above in primer: bumper, guard and bonnet grey, glass and lights behind paper and orange tape.',
    'The hatchback from the side: full orange on bumper and guard, dots that thin out along the front door, none on the rear door.',
    'The orange hatchback’s headlight shines on a gridded wall, its beam falling one per cent below the height of the lamp.',
    'The whole hatchback in orange from the front left, without a dent.',
  ],
  tall: [
    'The left front corner from above, with three sets of orange depth rings: bumper, guard and bonnet.',
    'The front of the car from above, the parts behind its bumper in view. Headlight and fog light are crossed; indicator, horn, fan and radiator are ticked.',
    'A section through the corner: the bumper skin dented, and behind it a crush box folded by 31 mm. The rail behind that hasn’t shortened.',
    'The left headlight taken off: its lower mounting lug has snapped off, the other two and the plug are intact.',
    'The radiator frame from the front with a measuring bar across each diagonal, the orange one 8 mm short.',
    'The layers of the repair drawn apart: hatched steel at the bottom, then dark sealer, a smaller layer of filler, and primer.',
    'A cup of mixed orange paint on a scale at 412.6 grams, marked with each tint’s share: mostly orange, then yellow, red and a little black.',
    'Four numbered test cards in shades of orange, fanned out on an orange door. Card 3 is exactly the door’s colour.',
    'The orange front from above with its headlights on, a ring round the bonnet gap on each side.',
  ],
  captions: {
    wide: [
      '22 mm deep at the bumper corner, 11 mm in the guard.',
      'The right headlight works. The left one’s cracked and dead.',
      'Bumper, headlight and guard off, the crash beam in view.',
      'The left rail is bent in by 11 mm. It gets pulled back to the line.',
      '1.2 mm of filler, each edge feathered out over 30 mm.',
      'Bumper, guard and bonnet in primer, the rest masked.',
      'Full colour on bumper and guard, blended out along the front door.',
      'Headlight aim checked on the wall: 1 per cent down.',
      'Back to 0 mm at the bumper corner and the guard.',
    ],
    tall: [
      'Three dents: bumper, guard and bonnet.',
      'Headlight and fog light out. Indicator, horn, fan and radiator work.',
      'The crush box has folded by 31 mm. The rail behind it hasn’t shortened.',
      'One of three headlight lugs has snapped off.',
      'One diagonal is right, the other is 8 mm short.',
      'From the bottom: steel, sealer, 1.2 mm of filler, primer.',
      'The colour, mixed by weight.',
      'Four test cards against the door. Card 3 matches.',
      'The same bonnet gap on both sides: 3.5 mm.',
    ],
  },
}
