import type { ServiceText } from '../service-texts.ts'

export const transmission: ServiceText = {
  lead: 'A gearbox tells you early when it is unhappy: a late shift, a shudder, a whine. Listened to in time, it often needs fluid and a filter, and not a rebuild.',
  intro: [
    'Transmission fluid cools, lubricates and, in an automatic, moves the gears. It ages like any oil. “Filled for life” on a label means the life that the maker had in mind, not the twenty years that a car may see in New Zealand.',
    'The right fluid matters more here than anywhere else on the car. A conventional automatic, a CVT and a dual-clutch gearbox each need their own, and the wrong one can ruin a sound gearbox. We use the specification that the maker names for yours.',
    'In a manual car it is usually the clutch that wears. Resting a foot on the pedal and holding the car on a hill with it shorten its life more than kilometres do.',
  ],
  signs: [
    'Gears change late, hard or with a shudder.',
    'The engine revs up, but the car does not follow.',
    'There is a pause before Drive or Reverse takes hold.',
    'Reddish or brown oil shows under the middle of the car.',
    'The clutch bites close to the top of its travel.',
  ],
  taskGroups: [
    {
      title: 'Transmission',
      tasks: [
        'Fluid inspection and change',
        'Filter replacement',
        'System inspection',
        'Diagnostics',
        'Clutch inspection and replacement for manual gearboxes',
        'Torque converter service',
        'Seal replacement',
        'Fluid flush',
        'Mount inspection and replacement',
        'Cooling system maintenance',
      ],
    },
  ],
}
