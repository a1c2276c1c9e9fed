import type { ServiceText } from '../service-texts.ts'

export const electrical: ServiceText = {
  lead: 'From a battery that gives up on a frosty morning to the high-voltage pack of a hybrid: we measure first, and replace what the measurement condemns.',
  intro: [
    'Most electrical faults are small: a corroded earth, a chafed wire, a relay that sticks. Finding them is the work. We test under load, follow the circuit diagram and show you the reading, because a new battery does not cure an alternator that no longer charges.',
    'Hybrids add a second system of some hundred volts, marked by orange cables. It is switched off, locked and measured to be dead before anyone works near it. Please leave the orange cables alone at home, even for a quick look.',
    'A hybrid’s battery lives longer when it can breathe: keep the air intake beside or under the rear seat free of blankets and dog hair, and have its filter cleaned with the service.',
  ],
  signs: [
    'The engine cranks slowly, or only clicks.',
    'Headlights are dim at idle and brighten when you rev.',
    'A fuse blows again after it was replaced.',
    'Your hybrid’s engine runs more than it used to, or its battery gauge jumps up and down.',
    'The airbag, ABS or hybrid system light stays on.',
  ],
  taskGroups: [
    {
      title: 'Electrical',
      tasks: [
        'Battery testing and replacement',
        'Alternator repair and replacement',
        'Starter motor repair and replacement',
        'Electrical diagnostics',
        'Wiring repair',
        'Fuses and relays',
        'Lighting repair',
        'Power windows and door locks',
        'Heater and A/C controls',
        'Audio systems',
        'Sensors',
        'Cruise control',
        'Component installation',
        'Airbag diagnostics and repair',
      ],
    },
    {
      title: 'Hybrid',
      tasks: [
        'Battery management diagnostics',
        'Drive system diagnostics and repair',
        'Regenerative braking diagnostics',
        'Charging system inspection and repair',
        'High-voltage inspections',
        'Control module diagnostics',
        'Battery cooling service and repair',
      ],
    },
  ],
}
