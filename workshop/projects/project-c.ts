import type { Project } from '../project.ts'

export const project: Project = {
  slug: 'project-c',
  category: 'Collision Repair',
  brand: 'Mitsubishi',
  model: 'Outlander PHEV',
  modelYear: '2022',
  plate: 'Outlander',
  description: 'How we do panel and paint on a 2022 Mitsubishi Outlander PHEV, with the high-voltage system made safe first.',
  summary: 'Panel and paint on a plug-in hybrid, with the high-voltage side made safe before the first bolt is undone.',
  kind: 'drawn',
  drawing: 'service-plug',
  pair: { before: 'wide-1', after: 'wide-9' },
  story: [
    {
      title: 'Arrival',
      text: 'A plug-in hybrid gets an electrical check first: we look over the charging port, orange cables and battery casing for damage before the car comes into the bay.',
      pictures: ['wide-1', 'wide-2', 'tall-1', 'tall-2'],
    },
    {
      title: 'Made safe',
      text: 'The high-voltage system is switched off, locked out and tested dead. You don’t want the heat of a spray booth or sparks from a welder near a live battery pack.',
      pictures: ['wide-3', 'tall-3', 'tall-4'],
    },
    {
      title: 'Panel and paint',
      text: 'Damaged parts come off and we measure the structure. New parts are test-fitted and adjusted, then primed and painted off the car where that gives a cleaner edge.',
      pictures: ['wide-4', 'wide-5', 'wide-6', 'wide-7', 'tall-5', 'tall-6', 'tall-7', 'tall-8'],
    },
    {
      title: 'Handover',
      text: 'We switch the system back on and scan it for faults, check the sensors and cameras behind the bumper, and drive the car on battery and on petrol.',
      pictures: ['wide-9', 'wide-8', 'tall-9'],
    },
  ],
  wide: [
    'A line drawing of an SUV from the front left, two dents mapped in orange rings: 18 mm in the bumper’s corner, 9 mm in the guard.',
    'The SUV drawn as if it were glass: battery, motors and cables in orange, the charging port in the rear quarter.',
    'The same view with battery and cables in grey, the orange service plug shown beside the car: 0 V, tested dead.',
    'The SUV drawn with its bumper, left headlight and left guard off, showing the crash beam behind them.',
    'The front of the SUV from above: two diagonals between rails and strut towers, one of them orange and 6 mm short.',
    'The new bumper and guard fitted in primer grey, their gaps measured: 0.5 mm to the guard, 4 mm to the door.',
    'The bumper and the guard painted bone white beside the car, before they go on.',
    'The SUV from above with its radar’s orange beam on the middle of a target board, 0.0° off centre.',
    'The whole SUV in bone white from the front left, 0 mm at the bumper’s corner and the guard.',
  ],
  tall: [
    'The front left corner close up, orange depth rings in the bumper and the guard, cracks across the headlight.',
    'The charging port with its flap open, the plug on its thick orange cable below.',
    'A multimeter with its leads on two cable ends, its display at 0.0 V.',
    'The orange service plug above its socket, a padlock through its handle.',
    'The left end of the crash beam from above, bent 6 mm away from a straight orange line.',
    'The corner with the new bumper and guard in primer grey, and lines to the gaps that were measured.',
    'The new bumper on trestles in primer grey, a gauge on it that reads 60 micrometres.',
    'The bumper on its trestles in bone white, the spray gun in front of it: 120 micrometres of paint.',
    'The repaired front left corner in bone white, the headlight whole.',
  ],
}
