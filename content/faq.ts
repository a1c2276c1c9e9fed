import type { FactsText } from './facts-text.ts'

/** `pads`: a new and a worn brake pad. `nuts`: the order of tightening wheel nuts. */
export type AnswerFigure = 'pads' | 'nuts'

export type Question = {
  question: string
  /** Paragraphs. */
  answer: readonly FactsText[]
  /** Numbered instructions after the answer. */
  steps?: readonly string[]
  /** A drawing below the answer. */
  figure?: AnswerFigure
  /** Whether the answer is open when the page loads. */
  open: boolean
}

// The 1.5 mm minimum tread comes from the Land Transport Rule: Tyres and Wheels 2001, the 80 km/h from the label on a space-saver.
export const questions: readonly Question[] = [
  {
    question: 'How often should I change the oil?',
    answer: [
      'Go by your owner’s handbook: for many cars it’s every 10,000 to 15,000 km or every 12 months, whichever comes first. Older engines, turbos and many Japanese imports need it sooner.',
      'Short trips, towing, gravel roads and lots of idling are hard on oil. If that’s how you drive, halve the distance. And check the dipstick once a month: an engine can run low on oil long before the sticker says it’s due.',
    ],
    open: false,
  },
  {
    question: 'When should I replace the battery?',
    answer: [
      'When a test says so, not when the calendar does. Signs are slow cranking on a cold morning, headlights that dim at idle, a swollen case, or needing two jump starts.',
      'A healthy battery at rest shows about 12.6 volts. At 12.4 it needs charging, and below 12.0 it’s flat. If it won’t hold a charge overnight, replace it, and get the alternator tested the same day so it doesn’t ruin the new one. Old batteries get recycled, never binned.',
    ],
    open: false,
  },
  {
    question: 'How long does a battery last?',
    answer: [
      'A 12-volt battery usually lasts three to five years. Heat, vibration and lots of short trips shorten that; a half-hour drive each week, clean terminals and a firm clamp help it last. If the car sits for weeks, use a maintenance charger.',
      'Cars with stop-start need an AGM or EFB battery: an ordinary one won’t last in them. The big battery in a hybrid is different. It commonly lasts eight to ten years or more. Keep its air intake and filter clean.',
    ],
    open: false,
  },
  {
    question: 'When do brake pads need replacing?',
    answer: [
      'When there’s about 3 mm of friction material left; new pads have 10 to 12 mm. Around town they last roughly 30,000 km and on the open road about twice that, but it varies a lot, so get them measured at each service and tyre rotation.',
      ({ business }) =>
        `A high squeal that goes away when you brake is often the wear indicator telling you they’re due. Grinding is metal on metal, and it’s cutting into the disc. If it grinds, the pedal sinks or feels spongy, or the car pulls to one side when you brake, stop driving and call us on ${business.landline.shown}.`,
    ],
    figure: 'pads',
    open: true,
  },
  {
    question: 'How often should the air filter be changed?',
    answer: [
      'The engine air filter lasts about 20,000 to 30,000 km on sealed roads. On gravel or a dusty farm track it can clog in half that. Hold it up to the light: if you can’t see light through the folds, it’s due.',
      'There’s a cabin filter too, usually behind the glovebox. Change it once a year: a clogged one fogs your windows and makes the air con weak.',
    ],
    open: false,
  },
  {
    question: 'How long do tyres last?',
    answer: [
      'By tread: the law says at least 1.5 mm, and anything less fails a WoF. Wet grip drops off well before that, so plan on new ones at 3 mm.',
      'By age: rubber hardens even if the car just sits. From five years old, get the tyres checked once a year, and replace them at ten at the latest, spare included. The last four digits after DOT on the sidewall are the week and year: 2319 was made in week 23 of 2019. If you can see cracks, bulges or cords, the tyre’s done at any age.',
    ],
    open: false,
  },
  {
    question: 'What is the right tyre pressure?',
    answer: [
      'The one on your car’s placard: on the driver’s door pillar, inside the fuel flap or in the handbook, often with a higher figure for a full load. The number on the tyre’s sidewall is its maximum, not your setting.',
      'Check once a month and before a long trip, with the tyres cold: driven less than two or three kilometres. Petrol stations show psi or kPa; 32 psi is about 220 kPa. Do the spare too.',
    ],
    open: false,
  },
  {
    question: 'How do I change a tyre?',
    answer: [
      'Only where it’s safe: firm, level ground, well away from traffic. On a motorway, or if the flat’s on the traffic side of a narrow shoulder, get out on the side away from the traffic, stand behind the barrier and call for help.',
    ],
    steps: [
      'Hazard lights on, handbrake on, in Park or in gear. Everyone out. Chock the wheel diagonally opposite with a stone or a block.',
      'Loosen each wheel nut half a turn while the wheel’s still on the ground.',
      'Put the jack under the jacking point shown in the handbook, and lift until the tyre’s clear of the ground. Never put any part of yourself under the car.',
      'Take the nuts off, pull the wheel straight off and lay it flat under the sill. Put the spare on and do the nuts up by hand.',
      'Slide the flat out, lower the car until the tyre touches, tighten the nuts in a criss-cross order, lower it all the way and tighten them again.',
      'Check the pressure at the next petrol station, and the nuts after 50 to 100 km. On a space-saver, keep to 80 km/h or what its label says, and get the full-size tyre fixed soon.',
    ],
    figure: 'nuts',
    open: true,
  },
]
