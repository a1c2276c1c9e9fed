export type Question = {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
  /** What to do, one after the other. */
  steps?: readonly string[]
  /** Whether the answer shows at once. */
  open: boolean
}

// The least tread that is legal: Land Transport Rule: Tyres and Wheels 2001, 1.5 mm. A space-saver's 80 km/h stands on its own label.
export const questions: readonly Question[] = [
  {
    question: 'How often should I change the oil?',
    answer: [
      'Go by your owner’s handbook: many cars ask for it every 10,000 to 15,000 km or every 12 months, whichever comes first. Older engines, turbo engines and many Japanese imports want it sooner.',
      'Short trips, towing, gravel roads and long idling are hard on oil. If that is your week, halve the distance. And look at the dipstick once a month: an engine that runs low does not care when the sticker said it was due.',
    ],
    open: false,
  },
  {
    question: 'When should I replace the battery?',
    answer: [
      'When a test says so, not when the calendar does. Signs are slow cranking on a cold morning, headlights that dim at idle, a swollen case, or having needed a jump start twice.',
      'A healthy battery at rest shows about 12.6 volts. At 12.4 it wants charging, and below 12.0 it is flat. If it does not hold a charge overnight, replace it, and have the alternator measured on the same day so that the new one does not suffer for the old one’s fault. Old batteries are recycled, never thrown in the bin.',
    ],
    open: false,
  },
  {
    question: 'How long does a battery last?',
    answer: [
      'A 12-volt battery usually lasts three to five years. Heat, vibration and many short trips shorten that; a drive of half an hour each week, clean terminals and a firm clamp lengthen it. If the car stands for weeks, use a maintenance charger.',
      'Cars with stop-start need an AGM or EFB battery: an ordinary one fails early in them. The large battery of a hybrid is another matter. It commonly lasts eight to ten years or more, and it likes to have its air intake and filter kept clean.',
    ],
    open: false,
  },
  {
    question: 'When do brake pads need replacing?',
    answer: [
      'Have them replaced when about 3 mm of friction material is left; new pads have 10 to 12 mm. In town they may last 30,000 km, on the open road twice that, so have them measured with each service and tyre rotation.',
      'A high squeal that goes away when you brake is often the wear indicator asking for attention. Grinding means metal on metal: the disc is being cut, and every kilometre makes the repair dearer. If the pedal sinks, feels spongy or the car pulls to one side, do not put it off: stop driving and call us.',
    ],
    open: true,
  },
  {
    question: 'How often should the air filter be changed?',
    answer: [
      'The engine’s air filter lasts about 20,000 to 30,000 km on sealed roads. On gravel or a dusty farm track it can be full in half of that. Hold it against the light: if you cannot see the light through its folds, it is due.',
      'The cabin filter, usually behind the glovebox, is a second one. Change it once a year: a full one fogs your windows and makes the air conditioning weak.',
    ],
    open: false,
  },
  {
    question: 'How long do tyres last?',
    answer: [
      'By tread: the law asks for at least 1.5 mm, and a tyre below that fails the WoF. Grip on a wet road falls away well before, so plan new ones at 3 mm.',
      'By age: rubber hardens even if the car stands. From five years on have the tyres looked at once a year, and replace them at ten at the latest, the spare included. The last four digits behind DOT on the side wall are the week and the year: 2319 was made in week 23 of 2019. Cracks, bulges or cords that show end a tyre’s life at any age.',
    ],
    open: false,
  },
  {
    question: 'What is the right tyre pressure?',
    answer: [
      'The one on your car’s own placard: on the driver’s door pillar, inside the fuel flap or in the handbook, often with a higher figure for a full load. The number on the tyre’s side wall is its maximum, not your setting.',
      'Check once a month and before a long trip, with the tyres cold: driven less than two or three kilometres. Petrol stations show psi or kPa; 32 psi is about 220 kPa. Do the spare as well.',
    ],
    open: false,
  },
  {
    question: 'How do I change a tyre?',
    answer: [
      'Only where you are safe: firm, level ground, well away from traffic. On a motorway, or with the wheel on the traffic side of a narrow shoulder, leave the car on the side away from the traffic, stand behind the barrier and call for help.',
    ],
    steps: [
      'Hazard lights on, handbrake on, in Park or in gear. Everybody gets out. Wedge the wheel diagonally opposite with a stone or a block.',
      'Loosen each wheel nut by half a turn while the wheel is still on the ground.',
      'Set the jack under the jacking point that the handbook shows, and lift until the tyre is clear of the ground. Never put any part of yourself under the car.',
      'Take the nuts off, pull the wheel off straight and lay it flat below the sill. Put the spare on and turn the nuts in by hand.',
      'Lower the car until the tyre touches, tighten the nuts crosswise, lower it fully and tighten them once more.',
      'Check the pressure at the next petrol station, and the nuts after 50 to 100 km. With a space-saver keep to 80 km/h or what its label says, and have the real tyre mended soon.',
    ],
    open: true,
  },
]

/** A number worth knowing by heart. */
export type Figure = { value: string; unit: string; text: string }

export const figures: readonly Figure[] = [
  { value: '1.5', unit: 'mm', text: 'is the least tread that the law allows' },
  { value: '3', unit: 'mm', text: 'of lining left: time for new brake pads' },
  { value: '12.6', unit: 'volts', text: 'has a full battery at rest' },
  { value: '80', unit: 'km/h', text: 'is the usual limit on a space-saver wheel' },
]
