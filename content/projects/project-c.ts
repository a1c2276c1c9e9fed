import type { Project } from '../project.ts'
import { projectCard } from '../project-cards.ts'

export const project: Project = {
  ...projectCard('project-c'),
  pair: { before: 'wide-1', after: 'wide-9' },
  story: [
    {
      title: 'Arrival',
      text: 'A plug-in hybrid gets an electrical check first: we look over the charging port, orange cables and battery casing for damage.',
      pictures: ['wide-2', 'wide-1', 'tall-1', 'tall-2'],
    },
    {
      title: 'Made safe',
      text: 'The high-voltage system is switched off, locked out and tested dead. The battery pack itself stays charged, so we keep sparks and the heat of the spray booth away from it.',
      pictures: ['wide-3', 'tall-3', 'tall-4'],
    },
    {
      title: 'Panel and paint',
      text: 'Damaged parts come off and we measure the structure. New parts are test-fitted and adjusted, then primed and painted off the car, so the paint goes round every edge.',
      pictures: ['wide-4', 'wide-5', 'wide-6', 'wide-7', 'tall-5', 'tall-6', 'tall-7', 'tall-8'],
    },
    {
      title: 'Handover',
      text: 'We switch the system back on and scan it for faults, check the sensors and cameras behind the bumper, and drive the car on battery and on petrol.',
      pictures: ['wide-8', 'wide-9', 'tall-9'],
    },
  ],
  wide: [
    'A line drawing of an SUV from the front left, two dents mapped in orange rings: 18 mm at the bumper corner, 9 mm in the guard.',
    'The SUV drawn as if it were glass: battery, motors and cables in orange, the charging port in the right rear quarter.',
    'The same view with battery and motors in outline, the orange service plug out of its socket.',
    'The SUV drawn with its bumper, left headlight and left guard off, showing the crash beam behind them.',
    'The front of the SUV from above: two diagonals between rails and strut towers, one of them orange and 6 mm short.',
    'The new bumper and guard fitted in primer grey, the rest of the SUV in lines.',
    'The bumper and the guard painted bone white beside the car, before they go on.',
    'The SUV from above with its radar’s orange beam on the middle of a target board.',
    'The whole SUV in bone white from the front left, without a dent.',
  ],
  tall: [
    'The front left corner close up, orange depth rings in the bumper and the guard, cracks across the headlight.',
    'The charging port with its flap open, the plug on its thick orange cable below.',
    'A multimeter with its probes on the two terminals of an orange cable’s plug, its display at 0.0 V.',
    'The orange service plug above its socket, a padlock through its handle.',
    'The left end of the crash beam from above, bent 6 mm away from a straight orange line.',
    'The corner with the new bumper and guard in primer grey, a ring round each gap that was measured.',
    'The new guard hanging from a rail in primer grey, a gauge on it that reads 60 micrometres.',
    'The new bumper on trestles in bone white, the spray gun in front of it: 120 micrometres of paint.',
    'The repaired front left corner in bone white, with an undamaged headlight.',
  ],
  captions: {
    wide: [
      '18 mm deep at the bumper corner, 9 mm in the guard.',
      'Where the high voltage runs: battery, motors, cables, charging port.',
      'Service plug out, tested dead: 0 V.',
      'Bumper, headlight and guard off, the crash beam in view.',
      'Measured across the front: one diagonal is 6 mm short.',
      'Test-fitted: 0.5 mm from bumper to guard, 4 mm from guard to door.',
      'Painted off the car, round every edge.',
      'Radar aimed at a target: 0.0° off centre.',
      'Back to 0 mm at the bumper corner and the guard.',
    ],
    tall: [
      'Bumper and guard dented, headlight cracked.',
      'The charging port gets checked first.',
      '0.0 V: tested dead.',
      'Service plug out and locked.',
      'The crash beam has been pushed back 6 mm.',
      'New parts on in primer, gaps measured.',
      '60 micrometres of primer on the guard.',
      '120 micrometres of paint on the bumper.',
      'The same corner, repaired.',
    ],
  },
}
