import type { ServiceText } from '../service-texts.ts'

export const maintenance: ServiceText = {
  lead: 'A service is cheaper than what it prevents. We work through the list below, write down what we found, and say what can wait.',
  intro: [
    'How often? Your owner’s handbook has the answer for your car, in kilometres and in months, whichever comes first. For many cars that is once a year. Short trips, towing, gravel roads and a lot of idling are hard use and bring the date forward.',
    'A minor service keeps the engine’s oil fresh and catches what wears. A full or major service goes on from there: brakes, transmission, cooling, fuel system, suspension and drive train. Most cars take turns between the two.',
    'Between services, five minutes a month do a lot: look at the oil, the coolant, the washer bottle and the tyres, spare included, with the engine cold.',
  ],
  signs: [
    'The sticker’s date or kilometres are reached, or the service light is on.',
    'The oil on the dipstick is low.',
    'Wipers smear, or a light is out.',
    'The brakes squeal, or the pedal feels softer than it did.',
    'You bought the car and have no record of its last service.',
  ],
  taskGroups: [
    {
      title: 'Minor service',
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
}
