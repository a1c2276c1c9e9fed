import type { SectionPicture } from './post.ts'

export type SampleService = {
  name: string
  text: string
  /** A drawing with what is measured or done in orange: a name in art/pictures.ts. */
  picture: string
  /** The slug of the service it belongs to. */
  partOf: string
}

/** The six cards on /services-1 and the second home page. Each links to /service-details; those on /services-1 also to the booking form. */
export const sampleServices: readonly SampleService[] = [
  {
    name: 'Wheel adjustment',
    text: 'Toe, camber and caster set to the manufacturer’s figures, so the car drives straight and the tyres wear evenly.',
    picture: 'job-wheels',
    partOf: 'repair',
  },
  {
    name: 'Engine servicing',
    text: 'Oil, filters, plugs and belts changed on time, and a listen to how the engine’s running.',
    picture: 'job-engine',
    partOf: 'maintenance',
  },
  {
    name: 'Cooling servicing',
    text: 'Coolant, hoses, thermostat and water pump, checked before the hot weather.',
    picture: 'job-cooling',
    partOf: 'maintenance',
  },
  {
    name: 'Brake service',
    text: 'Pads, discs, calipers and fluid checked, cleaned, and replaced where they need it.',
    picture: 'job-brakes',
    partOf: 'maintenance',
  },
  {
    name: 'Washing service',
    text: 'By hand, from the roof down, and underneath too: that’s where the salt from the coast hangs on.',
    picture: 'job-washing',
    partOf: 'maintenance',
  },
  {
    name: 'Tyre service',
    text: 'Fitted, balanced, rotated, and repaired where it’s safe, with the pressure set for your car.',
    picture: 'job-tyres',
    partOf: 'maintenance',
  },
]

export type TextSection = { heading: string; paragraphs: readonly string[]; points?: readonly string[]; marker?: 'tick' | 'number' }

/** The generic service page, /service-details. */
export const genericService: { picture: SectionPicture; sections: readonly TextSection[] } = {
  picture: {
    name: 'sample-engine',
    phone: 'sample-engine-phone',
    caption: 'Where trouble starts. The numbers match the problems below.',
  },
  sections: [
    {
      heading: 'Engine Services',
      paragraphs: [
        'An engine will put up with a late oil change or two, a tired spark plug or a weeping hose. Then one day it won’t, and what could have been a service is now a repair.',
        'We look after petrol, diesel and hybrid engines: service and tune-up, ignition, fuel system, cooling, belts and chains, seals and sensors.',
      ],
    },
    {
      heading: 'The Common Problem',
      paragraphs: [
        'Most problems give you some warning. These are the five we see most often, and each one’s a small job if it’s caught early:',
      ],
      marker: 'number',
      points: [
        'A misfire: the engine stumbles under load, often a worn plug or a weak coil',
        'Low or old oil: it’s dark on the dipstick, and the tappets tick after a cold start',
        'Dirty filters, air or fuel: it’s slow to pull away, and thirstier than last year',
        'A coolant leak: a sweet smell, a white crust on a hose, a gauge that climbs on hills',
        'A cracked or squealing belt: in many engines it drives the water pump too',
      ],
    },
    {
      heading: 'Regular Engine Maintenance',
      paragraphs: [
        'Oil and filter by the handbook, at least once a year. Air filter, plugs, coolant and belts at the manufacturer’s intervals. If your engine has a cambelt, find out when it was last changed: when one breaks, the pistons often hit the valves.',
        'In between: check the oil and coolant once a month with the engine cold, let a turbo idle for a moment after a hard climb, and don’t keep driving with a red light on.',
      ],
    },
    {
      heading: 'Why Choose Us',
      paragraphs: [
        'Because you know what happens next. We test, call you with what we found and what it costs, and start when you say yes. The old part’s there for you to see.',
      ],
    },
  ],
}
