export type SampleService = {
  name: string
  text: string
  picture: string
}

/** The six cards of /services-1 and of the second home page. Each leads to /service-details. */
export const sampleServices: readonly SampleService[] = [
  {
    name: 'Wheel adjustment',
    text: 'Toe, camber and caster set to the maker’s figures, so that the car runs straight and the tyres wear evenly.',
    picture: 'sample-wheel-adjustment',
  },
  {
    name: 'Engine servicing',
    text: 'Oil, filters, plugs and belts at the right time, and an ear for what the engine says in between.',
    picture: 'sample-engine-servicing',
  },
  {
    name: 'Cooling servicing',
    text: 'Coolant, hoses, thermostat and water pump, before a hot day on a long climb tests them.',
    picture: 'sample-cooling-servicing',
  },
  {
    name: 'Brake service',
    text: 'Pads, discs, calipers and fluid measured, cleaned and replaced where the measure says so.',
    picture: 'sample-brake-service',
  },
  {
    name: 'Washing service',
    text: 'By hand, from the roof down, and underneath as well: that is where the salt of the coast stays.',
    picture: 'sample-washing-service',
  },
  {
    name: 'Tyre service',
    text: 'Fitted, balanced, rotated and mended where a repair is safe, with the pressure set for your car.',
    picture: 'sample-tyre-service',
  },
]

export type TextSection = { heading: string; paragraphs: readonly string[]; points?: readonly string[] }

/** The generic service page, /service-details. */
export const genericService: { picture: string; sections: readonly TextSection[] } = {
  picture: 'sample-engine',
  sections: [
    {
      heading: 'Engine Services',
      paragraphs: [
        'An engine is a patient thing. It forgives a late oil change or two, a tired spark plug, a hose that sweats. Then one day it does not, and what would have been a service has become a repair.',
        'We look after petrol, diesel and hybrid engines: service and tune-up, ignition, fuel system, cooling, belts and chains, seals, and the sensors that tell the computer how all of them are.',
      ],
    },
    {
      heading: 'The Common Problem',
      paragraphs: [
        'Most of what goes wrong announces itself. These five are what we see most often, and each is small if it is caught early:',
      ],
      points: [
        'Oil that is low or old: the dipstick is dark, the tappets tick after a cold start',
        'A misfire: the engine stumbles under load, often a worn plug or a weak coil',
        'A leak of coolant: a sweet smell, a white crust on a hose, a gauge that climbs on hills',
        'A dirty air or fuel filter: slow to pull away, thirstier than last year',
        'A belt that cracks or squeals: in many engines it drives the water pump as well',
      ],
    },
    {
      heading: 'Regular Engine Maintenance',
      paragraphs: [
        'Oil and filter by the handbook, at least once a year. Air filter, plugs, coolant and belts at the distances that the maker gives. If your engine has a timing belt, know when it was changed last: when it breaks, valves and pistons often meet.',
        'In between: check oil and coolant once a month with the engine cold, let a turbo engine idle for a moment after a hard climb, and do not drive on with a red light.',
      ],
    },
    {
      heading: 'Why Choose Us',
      paragraphs: [
        'Because you know what happens next. We measure, call you with what we found and what it costs, and start when you say yes. The part that came off is there for you to see.',
      ],
    },
  ],
}
