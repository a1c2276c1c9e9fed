/** What only the second home page (/home-demo-two) shows. */
export type Slide = { title: string; text: string; picture: string }

export const slides: readonly Slide[] = [
  { title: 'Your car, in good hands', text: 'Service, repair and WoF, explained before they are done.', picture: 'slide-1' },
  { title: 'Measured, not guessed', text: 'Diagnosis first, parts second: that is what keeps the bill small.', picture: 'slide-2' },
  { title: 'Straight again', text: 'Collision and rust repair from bare metal to the last coat.', picture: 'slide-3' },
]

export type ProjectTab = { name: string; text: string; picture: string }

/** Each leads to /projects-details. */
export const projectTabs: readonly ProjectTab[] = [
  {
    name: 'Wheels',
    text: 'Bent rims straightened where it is safe, bearings replaced, nuts tightened to the maker’s torque.',
    picture: 'tab-wheels',
  },
  { name: 'Steering', text: 'Play found and taken out: tie rods, rack and column, then the wheels aligned.', picture: 'tab-steering' },
  {
    name: 'Brakes',
    text: 'Discs and pads measured, calipers freed, fluid changed, and a stop on the road to prove it.',
    picture: 'tab-brakes',
  },
  {
    name: 'Suspension',
    text: 'Shock absorbers, springs and bushes, so that the car stays flat and the tyres stay down.',
    picture: 'tab-suspension',
  },
  { name: 'Tyre', text: 'The right size and load, balanced, at the right pressure, with the date of making checked.', picture: 'tab-tyre' },
]
