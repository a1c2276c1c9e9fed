import type { Project } from '../project.ts'
import { projectCard } from '../project-cards.ts'

export const project: Project = {
  ...projectCard('project-b'),
  pair: { before: 'wide-1', after: 'wide-9' },
  story: [
    {
      title: 'Arrival',
      text: 'We go round the car with you, mark every dent and scratch on the job card, and agree what’s from the crash and what was there before.',
      pictures: ['wide-2', 'wide-1', 'tall-1', 'tall-2'],
    },
    {
      title: 'Strip and straighten',
      text: 'Trim and lights come off, labelled and kept together. Panels that can be saved are pulled and worked from behind. The rest are replaced.',
      pictures: ['wide-3', 'wide-4', 'tall-3', 'tall-4', 'tall-5'],
    },
    {
      title: 'Paint',
      text: 'We block the surface flat by hand, prime it and check it under a low light from the side. Only then do the colour and clear coat go on.',
      pictures: ['wide-5', 'wide-6', 'wide-7', 'wide-8', 'tall-6', 'tall-7', 'tall-8'],
    },
    {
      title: 'Handover',
      text: 'We adjust the doors, check every light and road test the car. You get it back with a list of what was done.',
      pictures: ['wide-9', 'tall-9'],
    },
  ],
  wide: [
    'A line drawing of a sedan from the rear left, two dents mapped in orange rings: 14 mm deep in the rear door, 12 mm in the rear quarter.',
    'The sedan’s left side with the reflections of light tubes: the lines bend and close into loops in the dents.',
    'The sedan drawn with its rear bumper and left tail light off, and dashed lines showing where they go.',
    'A slide hammer on glue tabs along the door’s dent. Fewer rings are left: 8 mm in the door, 7 mm in the rear quarter.',
    'No rings left in the sedan’s door: hatched bare steel, and 1.5 mm of filler in its middle.',
    'The sedan’s rear half in primer grey, bumper and tail light off; windows, front door and boot lid masked with paper and orange tape, the wheel bagged.',
    'The same panels in dark blue, the rest still masked; a spray gun level with the rear door sprays its back edge.',
    'The sedan’s left side again under the light tubes: every reflected line runs straight from end to end.',
    'The whole sedan in dark blue from the rear left, tail lights lit, without a dent.',
  ],
  tall: [
    'The rear door square on, a dent in seven orange rings, and a section through it: 14 mm deep.',
    'The same dent with five points in a row across it, where its depth was read.',
    'The door stripped: glass, handle and mouldings off, the dent still untouched.',
    'Glue tabs in a row along the dent, four rings left: 8 mm deep.',
    'Rows of small crosses where the dent was pushed out from behind: 4 mm deep.',
    'Bare steel and filler where the rings were: 1.5 mm at the deepest, before it’s blocked flat.',
    'The door in primer grey with a mist of guide coat, its section a straight line: 0 mm.',
    'Dark base coat going down the door in overlapping passes, primer still showing below.',
    'The finished door, dark blue with one straight light line, glass and handle back in: 0 mm.',
  ],
  captions: {
    wide: [
      '14 mm deep in the rear door, 12 mm in the rear quarter.',
      'Light lines bend where the metal does.',
      'Bumper and tail light off, to get behind the dents.',
      'Pulled on glue tabs: 14 mm is down to 8.',
      '1.5 mm of filler, then blocked flat.',
      'Door, quarter and bumper in primer.',
      'Base coat going on, the rest still masked.',
      'The same light lines, straight from end to end.',
      'Back to 0 mm in the door and the quarter.',
    ],
    tall: [
      'Seven rings of 2 mm each: 14 mm deep.',
      'Five readings across the dent: 3, 9, 14, 13 and 4 mm.',
      'Glass, handle and mouldings come off first.',
      'Pulled from outside: 8 mm left.',
      'Pushed out from behind: 4 mm left.',
      'Worked flat, then filled: 1.5 mm at the deepest.',
      'A mist of guide coat shows up any low spot.',
      'Base coat in overlapping passes.',
      'Clear coat on, glass and handle back in.',
    ],
  },
}
