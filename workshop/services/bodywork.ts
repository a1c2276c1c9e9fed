import type { ServiceText } from '../service-texts.ts'

export const bodywork: ServiceText = {
  lead: 'From a scrape in the supermarket car park to a bent front end: we measure what moved, put it back where it belongs, and match the paint.',
  intro: [
    'A panel hides what lies behind it. After a knock we look at the mounting points, the crash structure and the gaps before we talk about paint, because a car that looks straight and is not will wear its tyres and protect you less the next time.',
    'Rust is the other slow damage. Corrosion in the structure or near a seat-belt anchorage fails a Warrant of Fitness, and it never stops by itself. Found early it is a small patch; found late it is a panel.',
    'If you claim on your insurance, ask your insurer before work starts. Photographs of the damage and of the other car’s plate, taken on the spot, make that call much shorter.',
  ],
  signs: [
    'A door, bonnet or boot no longer closes as it used to, or a gap has grown wider on one side.',
    'The car pulls to one side since the knock.',
    'Paint blisters along a sill, a wheel arch or the edge of the windscreen.',
    'Water stands in the boot or below the carpet.',
    'A stone chip in the windscreen has begun to run.',
  ],
  taskGroups: [
    {
      title: 'Bodywork and collision repairs',
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
}
