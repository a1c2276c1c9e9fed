import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

export const service: Service = {
  ...serviceCard('electrical'),
  picture: {
    alt: 'A car battery with a red cable on its covered positive terminal, and a wiring loom with two plugs in front of it.',
  },
  lead: 'From a battery that gives up on a frosty morning to the high-voltage pack in a hybrid: we test first, then replace what’s failed.',
  intro: [
    'Most electrical faults are small: a corroded earth, a chafed wire, a sticking relay. Finding them is the hard part. We test under load, follow the circuit diagram and show you the reading, because a new battery won’t fix an alternator that’s stopped charging.',
    'Hybrids have a second system of several hundred volts, marked by orange cables. Before anyone works near it, it’s switched off, locked out and tested dead. Please don’t touch the orange cables at home, not even for a quick look.',
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
  sheet: {
    title: 'Battery or alternator?',
    text: 'What it usually is. We test before we replace anything.',
    columns: ['What you notice', 'What it points to'],
    rows: [
      { name: 'It cranks slowly, or just clicks', text: 'The battery’s weak, or one of its connections is.' },
      { name: 'The battery’s flat after two days', text: 'Something’s draining it while the car’s locked, or it’s worn out.' },
      {
        name: 'The battery light stays on',
        text: 'The alternator isn’t charging, and the engine will only run until the battery’s flat. Stop somewhere safe and call us.',
      },
      { name: 'Headlights dim at idle', text: 'The alternator’s charging too little, or its belt’s slipping.' },
      { name: 'A new fuse blows as well', text: 'A wire’s chafed or a motor’s stuck. Please don’t fit a bigger fuse.' },
      {
        name: 'A hybrid’s engine runs more than it did',
        text: 'The high-voltage battery’s ageing, or too warm: its air intake may be blocked.',
      },
    ],
  },
}
