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
  // For lead-acid batteries at about 20 °C.
  sheet: {
    title: 'Battery or alternator?',
    text: 'If you have a multimeter, touch its probes to the 12-volt battery’s terminals: first after a night’s rest, then with the engine running. Many newer cars vary the second reading on purpose, and hybrids charge it without an alternator.',
    columns: ['Reading', 'What it means', '11 to 15.5 volts'],
    scale: { from: 11, to: 15.5, step: 0.5, figures: ['11', '12.5', '14', '15.5 V'] },
    rows: [
      { name: '12.6 V or more at rest', text: 'The battery’s full.', marks: [[12.6, 13]], good: true },
      { name: '12.2 V at rest', text: 'It’s about half charged. Charge it, and find out what’s draining it.', marks: [12.2] },
      { name: '11.9 V or less at rest', text: 'It’s flat. It may recover: charge it and get it load tested.', marks: [[11, 11.9]] },
      { name: '13.8 to 14.7 V running', text: 'The alternator’s charging.', marks: [[13.8, 14.7]], good: true },
      {
        name: '13 V or less running',
        text: 'The alternator isn’t charging, or its belt’s slipping. The engine will only run until the battery’s flat.',
        marks: [[11, 13]],
      },
      {
        name: '15 V or more running',
        text: 'It’s overcharging, and that ruins the battery. Drive as little as you can, and have it checked now.',
        marks: [[15, 15.5]],
      },
    ],
  },
}
