import type { Project } from '../project.ts'

export const project: Project = {
  slug: 'project-a',
  category: 'Collision Repair',
  brand: 'Mazda',
  model: '3',
  modelYear: '2019',
  plate: 'Mazda 3',
  description: 'How we repair front-corner crash damage on a 2019 Mazda 3: stripped, straightened, primed, painted and handed back.',
  summary: 'Front-corner crash damage: measured, straightened, primed and painted.',
  kind: 'drawn',
  drawing: 'colour-cards',
  pair: { before: 'wide-1', after: 'wide-9' },
  story: [
    {
      title: 'Arrival',
      text: 'We photograph the damage, note what still works and take off whatever’s in the way. There’s usually more damage behind the bumper than you can see on it.',
      pictures: ['wide-1', 'wide-2', 'wide-3', 'tall-1', 'tall-2', 'tall-3', 'tall-4'],
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
      pictures: ['wide-9', 'wide-8', 'tall-9'],
    },
  ],
  wide: [
    'A line drawing of a hatchback from the front left, its dents mapped in orange rings: 22 mm deep in the bumper’s corner, 11 mm in the guard.',
    'The hatchback from straight ahead: the right headlight shines, the left one is cracked and dead.',
    'The hatchback from the side with three parts lifted off in order: bumper, headlight, guard. The crash beam shows behind them.',
    'The front from above: the left rail is bent in by 11 mm, and a chain pulls it back towards an orange dashed line.',
    'The left guard close up: a patch of filler 1.2 mm thick, with rings of bare steel and old paint feathered out around it.',
    'The front of the hatchback from above in primer: bumper, guard and bonnet edge grey, glass and lights behind paper and orange tape.',
    'The hatchback from the side: full orange on bumper and guard, dots that thin out along the front door, none on the rear door.',
    'The orange hatchback’s headlight shines on a gridded wall, its beam falling one per cent below the height of the lamp.',
    'The whole hatchback in orange from the front left, 0 mm at the bumper’s corner and the guard.',
  ],
  tall: [
    'The left front corner from above, with three sets of orange depth rings: bumper, guard and bonnet edge.',
    'A job card with the front of the car from above. Headlight and fog light are crossed; indicator, horn, fan and bonnet lock are ticked.',
    'A section through the corner: the bumper skin dented, and behind it a crush box folded by 31 mm. The rail behind that is at 0.',
    'The left headlight taken off: its lower mounting lug has snapped off, the other two and the plug are whole.',
    'The front frame with a measuring bar across each diagonal: 1,091 mm is right, the orange one is 8 mm short.',
    'The coats of the repair lifted apart: steel 0.7 mm, sealer 15 micrometres, filler 1.2 mm, primer 120 micrometres.',
    'A tin of paint cut open on a scale at 412.6 grams: orange 268, yellow 96.2, red 44.1, black 4.3.',
    'Four numbered test cards in shades of orange, fanned out on an orange door. Card 3 has exactly the door’s colour.',
    'The orange front from above with its headlights on, the bonnet gap measured on both sides: 3.5 mm each.',
  ],
}
