import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

export const service: Service = {
  ...serviceCard('bodywork'),
  picture: {
    alt: 'A drawn blue sedan from its left rear: orange contour lines show a dent in the rear door.',
    drawn: true,
  },
  drawing: 'spray-gun',
  stepDrawings: { check: 'step-dent', fix: 'step-spray' },
  lead: 'From a scrape in the supermarket car park to a bent front end: we measure what’s moved, put it back where it belongs and match the paint.',
  intro: [
    'A straight panel can hide damage. After a knock we check the mounting points, the crash structure and the gaps before we talk about paint. A car that looks straight but isn’t will chew through tyres and protect you less in the next crash.',
    'Rust is slower, but it won’t stop on its own. In the structure or near a seat-belt anchorage it fails a WoF. Caught early, it’s a small patch. Leave it, and it’s a whole panel.',
    'Claiming on insurance? Check with your insurer before any work starts. Photos of the damage and of the other car’s plate, taken at the scene, make that call a lot shorter.',
  ],
  introLink: { text: 'Four repairs, stage by stage', href: '/projects' },
  symptoms: [
    'A door, the bonnet or the boot doesn’t close like it used to, or a gap has opened up on one side.',
    'The car has pulled to one side since the knock.',
    'The paint’s bubbling along a sill, a wheel arch or the edge of the windscreen.',
    'There’s water in the boot or under the carpet.',
    'A stone chip in the windscreen has started to spread.',
  ],
  taskGroups: [
    {
      tasks: [
        'Collision repair',
        'Dent removal',
        'Panel beating and repair or replacement',
        'Paint repair and touch-ups',
        'Full repainting',
        'Frame straightening',
        'Rust repair and prevention',
        'Windscreen replacement and repair',
        'Headlight restoration',
        'Interior trim repair',
        'Mouldings and emblems replacement',
        'Undercoating',
        'Cosmetic enhancements',
      ],
    },
  ],
  sheet: {
    title: 'How deep is it?',
    text: 'Wash the spot, and look at it in daylight. We measure it before we give you a price.',
    columns: ['What you see', 'What it takes'],
    rows: [
      {
        name: 'A scratch you can’t feel',
        text: 'It’s in the clear coat only, and it usually polishes out.',
        figure: { paint: 'clearCoat' },
      },
      {
        name: 'A scratch that catches a nail',
        text: 'It’s down to the colour or the primer: a touch-up, or paint on that panel.',
        figure: { paint: 'colour' },
      },
      { name: 'Bare metal', text: 'Rust starts within days. Keep it dry, and bring it in soon.', figure: { paint: 'metal' } },
      { name: 'A dent, paint intact', text: 'It can often be pushed out from behind, without any paint.', figure: { paint: 'dent' } },
      { name: 'A crease', text: 'The metal has usually stretched: straightening, filler, primer and paint.', figure: { paint: 'crease' } },
      {
        name: 'A cracked bumper',
        text: 'The plastic can often be welded if the mounts and sensors are sound.',
        figure: { paint: 'crack' },
      },
    ],
  },
  steps: {
    book: {
      title: 'You call or book',
      text: 'Give us your rego and tell us what happened. Booked here? We’ll call you back during opening hours.',
    },
    check: {
      title: 'We measure it and give you a price',
      text: 'First what’s moved, then what it costs. No panel comes off until you say yes.',
    },
    fix: { title: 'We fix it', text: 'Straight metal first, then primer and paint. If we find more, we ring you before we carry on.' },
    home: { title: 'You pick it up', text: 'Look at the gaps and the colour with us in daylight before you take the keys.' },
  },
}
