import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

/** The points at which something is due, up to 100,000 km. Numbers are in thousands of kilometres. */
const every = (distance: number) => Array.from({ length: Math.floor(100 / distance) }, (_, i) => (i + 1) * distance)

export const service: Service = {
  ...serviceCard('maintenance'),
  picture: {
    alt: 'An orange oil filter standing, a grey one lying with its threaded base facing us, and a dark can of 5W-30 oil behind them.',
  },
  lead: 'A service costs less than the repair it prevents. We work through the list below, write down what we find and tell you what can wait.',
  intro: [
    'How often? Your owner’s handbook has the answer, in kilometres and in months, whichever comes first. For many cars that’s once a year. Short trips, towing, gravel roads and lots of idling are hard on a car: if that’s you, bring it in sooner.',
    'Minor or full? Many cars alternate between the two. The handbook says which one’s due, and so does the invoice of the last one. If you have neither, tell us the distance when you book.',
  ],
  taskGroups: [
    {
      title: 'Minor service',
      text: 'Keeps the oil fresh, and catches what’s wearing out.',
      tasks: [
        'Oil change',
        'Fluid checks',
        'Tyre maintenance',
        'Battery inspection',
        'Engine air filter',
        'Cabin air filter',
        'Wiper blades',
        'Brake inspection',
        'Belt and hose inspection',
        'Light inspection',
      ],
    },
    {
      title: 'Full or major service',
      text: 'Goes further: brakes, transmission, cooling, fuel system, suspension and drivetrain.',
      tasks: [
        'Engine tune-up',
        'Full brake service',
        'Transmission service',
        'Battery inspection',
        'Suspension and steering inspection',
        'Exhaust inspection and repair',
        'Cooling maintenance',
        'Fuel system service',
        'Diagnostic check',
        'Comprehensive safety inspection',
        'Emission check',
        'Drive train inspection',
      ],
    },
  ],
  // Common intervals for petrol cars. Those of oil and filters are also in the FAQ.
  sheet: {
    title: 'What’s due when',
    text: 'Typical for a petrol car. Where there are two figures, whichever comes first. If your owner’s handbook differs, go by the handbook.',
    columns: ['Part', 'How often', '0 to 100,000 km'],
    scale: { from: 0, to: 100, step: 10, figures: ['0', '50,000', '100,000 km'], unmarked: 'By age, not distance' },
    rows: [
      { name: 'Engine oil and filter', text: 'Every 10,000 km, or once a year', marks: every(10) },
      { name: 'Tyre rotation', text: 'Every 10,000 km', marks: every(10) },
      { name: 'Cabin air filter', text: 'Every 15,000 km, or once a year', marks: every(15) },
      { name: 'Engine air filter', text: 'Every 30,000 km, sooner on gravel', marks: every(30) },
      { name: 'Automatic transmission fluid', text: 'Every 60,000 km', marks: every(60) },
      { name: 'Iridium spark plugs', text: 'Every 100,000 km', marks: every(100) },
      { name: 'Timing belt', text: 'About every 100,000 km, or by age: see the handbook', marks: every(100) },
      { name: 'Long-life coolant', text: 'Every 100,000 km, or five years', marks: every(100) },
      { name: 'Brake fluid', text: 'Every two years' },
    ],
  },
}
