import type { Project } from '../project.ts'

export const project: Project = {
  slug: 'project-b',
  category: 'Collision Repair',
  brand: 'Toyota',
  model: 'Corolla',
  modelYear: '2017',
  plate: 'Corolla',
  description: 'How we repair crash damage on a dark 2017 Toyota Corolla, step by step from arrival to hand-over.',
  summary: 'Dark paint shows every wave in a panel, so the metal has to be right before the paint goes on.',
  kind: 'rendered',
  pair: { before: 'wide-1', after: 'wide-9' },
  story: [
    {
      title: 'Arrival',
      text: 'We go round the car with you, mark every dent and scratch on the job card, and agree what’s from the crash and what was there before.',
      pictures: ['wide-1', 'wide-2', 'tall-1', 'tall-2'],
    },
    {
      title: 'Strip and straighten',
      text: 'Trim and lights come off, labelled and kept together. Panels that can be saved are pulled and worked from behind. The rest are replaced.',
      pictures: ['wide-3', 'wide-4', 'tall-3', 'tall-4', 'tall-5'],
    },
    {
      title: 'Paint',
      text: 'We block the surface flat by hand, prime it and check it under a low light from the side. Only then do the colour and clear coat go on.',
      pictures: ['wide-5', 'wide-6', 'wide-7', 'tall-6', 'tall-7'],
    },
    {
      title: 'Hand-over',
      text: 'We adjust the doors, check every light and road test the car. You get it back with a list of what was done.',
      pictures: ['wide-9', 'wide-8', 'tall-8', 'tall-9'],
    },
  ],
  wide: [
    'A black sedan with crash damage, from the rear left: the rear door and corner pushed in, orange tape marking the dents.',
    'The left side of the black sedan behind a low orange light bar. The reflected lines bend in the dents of the door and quarter panel.',
    'The black sedan with its rear bumper and left tail light off, the bumper on a panel stand with an orange tag.',
    'A row of orange glue tabs along the crease in the sedan’s rear door, with a slide hammer on one of them.',
    'The rear door and quarter panel of the black sedan sanded to steel and filled. A board, sanding block and orange tape lie on the floor.',
    'The rear door, quarter panel and bumper of the sedan in grey primer, windows masked with paper and orange tape, the rear wheel bagged.',
    'Fresh matt black paint on the side of the masked sedan, with an orange-cupped spray gun on its stand in front.',
    'A polisher with an orange pad and a grey cloth on the shiny black boot lid of the sedan.',
    'The repaired black sedan from the front left.',
  ],
  tall: [
    'The crease across the rear door of the black sedan close up, scratched and marked with orange tape.',
    'A job card with an orange header on the sedan’s boot lid, the scraped rear corner in the dark below it.',
    'The empty space for the sedan’s left tail light, with a plug hanging from the loom.',
    'A tail light on a cloth and a tray of sorted bolts with an orange tag, on the floor in front of the stripped sedan.',
    'A slide hammer close up, hooked to one of the orange tabs glued along the crease.',
    'Filler on the rear quarter panel of the sedan, feathered into bare steel, and a roll of orange tape on the boot lid.',
    'The rear quarter panel in grey primer with a dark guide coat, the wheel bagged, orange tape around the masked glass.',
    'A low orange light bar in front of the finished door, its lines reflected straight from end to end.',
    'A car key with an orange tag on the boot lid of the black sedan, just above the lit tail light.',
  ],
}
