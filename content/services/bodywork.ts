import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

export const service: Service = {
  ...serviceCard('bodywork'),
  picture: {
    alt: 'A drawn blue sedan from its left rear: orange contour lines show a dent in the rear door.',
    drawn: true,
  },
  // As its drawing says.
  measure: { figure: '14 mm', lines: ['deep. Each line', 'is 2 mm deeper'] },
  lead: 'From a scrape in the supermarket car park to a bent front end: we measure what’s moved, put it back where it belongs and match the paint.',
  intro: [
    'A straight panel can hide damage. After a knock we check the mounting points, the crash structure and the gaps before we talk about paint. A car that looks straight but isn’t will chew through tyres and protect you less in the next crash.',
    'Claiming on insurance? Check with your insurer before any work starts. Photos of the damage and of the other car’s plate, taken at the scene, make that call a lot shorter.',
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
    link: { text: 'Four repairs, stage by stage', href: '/projects' },
    columns: ['What you see', 'What it takes'],
    rows: [
      {
        name: 'A scratch you can’t feel',
        text: 'It’s in the clear coat only, and it usually polishes out.',
      },
      {
        name: 'A scratch that catches a nail',
        text: 'It’s down to the colour or the primer: a touch-up, or paint on that panel.',
      },
      { name: 'Bare metal', text: 'Rust starts within days. Keep it dry, and bring it in soon.' },
      { name: 'A dent, paint intact', text: 'It can often be pushed out from behind, without any paint.' },
      { name: 'A crease', text: 'The metal has usually stretched: straightening, filler, primer and paint.' },
      {
        name: 'A cracked bumper',
        text: 'The plastic can often be welded if the mounts and sensors are sound.',
      },
    ],
  },
}
