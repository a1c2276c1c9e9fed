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
  kind: 'rendered',
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
    'An orange hatchback with crash damage: the left front corner pushed in, the bumper scraped, the headlight dark.',
    'The front of the orange hatchback: creases in the left guard and bumper, and a job card on the bonnet.',
    'The orange hatchback with its bumper and left headlight off, the bent bumper on a panel stand beside it.',
    'The hatchback with its left guard off, a chain running from a pulling post to an orange plate on the crash beam.',
    'The left guard of the hatchback sanded to bare steel, with pink and green filler above the wheel.',
    'The hatchback with its guard and bumper in grey primer, glass and lights masked with paper and the front wheel bagged.',
    'Fresh orange paint on the guard and bumper of the hatchback, still masked, with a spray gun on its stand in front.',
    'A polisher and a dark cloth on the shiny orange bonnet of the hatchback.',
    'The repaired orange hatchback from the front left, its lights and bumper whole again.',
  ],
  tall: [
    'The damaged front corner of the orange hatchback close up: creased bumper, scrapes, a dark headlight.',
    'A job card with ticks on the orange bonnet, above the buckled edge of the guard.',
    'The empty space for the hatchback’s left headlight: a bracket, and a plug hanging from the loom.',
    'A headlight in an open carton and a tray of sorted bolts on the floor in front of the stripped hatchback.',
    'A measuring bar across the front of the hatchback, its pointer on the end of the crash beam.',
    'Filler on the bare steel of the guard, its edges feathered out, and a sanding block on the bonnet.',
    'The front corner of the hatchback in grey primer, the wheel bagged and the headlight masked.',
    'Four paint test cards in different shades of orange, fanned out and taped to the hatchback’s door.',
    'A car key with its tag on the orange bonnet, just above the lit headlight.',
  ],
}
