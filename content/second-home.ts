import type { PictureKind } from './project.ts'

/** A slide of the second home page (/home-demo-two). */
export type Slide = { title: string; text: string; picture: string }

export const slides: readonly Slide[] = [
  { title: 'Your car, in good hands', text: 'Service, repairs and WoF, explained before we start.', picture: 'slide-1' },
  { title: 'Tested, not guessed', text: 'Diagnosis first, parts second: that’s what keeps the bill down.', picture: 'slide-2' },
  { title: 'Panel and paint', text: 'Collision and rust repair, from bare metal to the final coat.', picture: 'slide-3' },
]

export type ProjectTab = {
  name: string
  text: string
  picture: string
}

/** How the pictures of the tabs were made. */
export const projectTabsKind: PictureKind = 'rendered'

/** Each links to /projects-details. */
export const projectTabs: readonly ProjectTab[] = [
  {
    name: 'Wheels',
    text: 'Rims checked for runout, bearings replaced, nuts done up to the right torque.',
    picture: 'tab-wheels',
  },
  {
    name: 'Steering',
    text: 'Play found and fixed: tie rods, rack and column, then a wheel alignment.',
    picture: 'tab-steering',
  },
  {
    name: 'Brakes',
    text: 'Discs and pads measured, calipers freed, fluid changed, then a road test to make sure.',
    picture: 'tab-brakes',
  },
  {
    name: 'Suspension',
    text: 'Shocks, springs and bushes, so the car sits flat and the tyres stay on the road.',
    picture: 'tab-suspension',
  },
  {
    name: 'Tyre',
    text: 'The right size and load rating, balanced, at the right pressure, with the date code checked.',
    picture: 'tab-tyre',
  },
]
