import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

export const service: Service = {
  ...serviceCard('repair'),
  picture: {
    alt: 'A drilled brake disc lying on the floor; in front of it a new brake pad with an orange plate, and a worn one, its lining thinner than its plate.',
  },
  // As in the FAQ, and as thick as the worn lining in its picture.
  measure: { figure: '3 mm', lines: ['of pad left:', 'replace it'] },
  lead: 'When something wears out or breaks, you want to know three things: what it is, what it costs, and whether you can drive it in the meantime. We tell you all three before we start.',
  intro: [
    'We look at what failed, and why. A water pump that leaks after years has worn out. One that fails after a few months failed for a reason, and the next one will go the same way if nobody finds out why.',
    'Where there’s a choice of genuine, aftermarket or used parts, we tell you the options and the difference in price. Under the Consumer Guarantees Act the parts must be of acceptable quality, and the work must be done with reasonable care and skill.',
  ],
  taskGroups: [
    {
      tasks: [
        'Engine repair',
        'Transmission repair',
        'Brake repair',
        'Suspension repair',
        'Steering repair',
        'Exhaust system repair',
        'Cooling system repair',
        'Fuel system repair',
        'Differential repair',
        'Drivetrain repair',
        'Clutch repair',
      ],
    },
  ],
  sheet: {
    title: 'Can you still drive it?',
    text: 'Rules of thumb for the roadside. Not sure? Stop where it’s safe and call us.',
    columns: ['What you notice', 'Can you drive?'],
    rows: [
      { name: 'The brake pedal sinks', text: 'No. Stop, and call us.', stop: true },
      {
        name: 'The brakes grind',
        text: 'No. The lining may be gone, and it’s metal on metal. (A scrape on the first stop after rain is only surface rust.)',
        stop: true,
      },
      { name: 'Temperature in the red', text: 'No. Switch off, and leave the cap on until the engine’s cold.', stop: true },
      { name: 'A smell of fuel', text: 'No. Switch off, get everybody out, and call us from a safe distance.', stop: true },
      { name: 'A clunk over bumps', text: 'Slowly, and straight to us: it could be a ball joint, which holds the wheel on.' },
      { name: 'The clutch slips', text: 'A short distance, gently and not towing.' },
      { name: 'A louder exhaust', text: 'Yes, straight to us, with the windows down: fumes can get inside.' },
    ],
  },
}
