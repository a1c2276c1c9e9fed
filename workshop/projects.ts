export type ProjectSlug = 'project-a' | 'project-b' | 'project-c' | 'project-d'

/** A car repaired by the workshop. */
export type Project = {
  slug: ProjectSlug
  path: `/projects/${ProjectSlug}`
  title: string
  category: 'Collision Repair' | 'Rust Repair'
  /** Make, model and, where known, year: the sidebar's heading. */
  car: string
  brand: string
  model: string
  modelYear?: string
  /** Shown on the number plate of its caption. */
  plate: string
  summary: string
  /** From arrival to hand-over. */
  story: readonly { title: string; text: string }[]
  /** Nine pictures of the slider, then nine of the grid: names in art/pictures.ts. */
  wide: readonly string[]
  tall: readonly string[]
}

export const projects: readonly Project[] = [
  {
    slug: 'project-a',
    path: '/projects/project-a',
    title: 'Collision Repair, Mazda 3 2019',
    category: 'Collision Repair',
    car: 'Mazda 3 2019',
    brand: 'Mazda',
    model: '3',
    modelYear: '2019',
    plate: 'Mazda 3',
    summary: 'Front-corner crash damage: measured, straightened, primed and painted.',
    story: [
      {
        title: 'Arrival',
        text: 'We photograph the damage, note what still works and take off whatever’s in the way. What you can see on the bumper is seldom all there is.',
      },
      {
        title: 'Measuring',
        text: 'We check the mounting points against the manufacturer’s figures and pull back what’s moved before a new panel goes on. A panel only fits if the structure behind it is straight.',
      },
      {
        title: 'Primer and paint',
        text: 'Bare metal is sealed, filled, sanded and primed. We mix the colour to the car’s paint code, spray a test card, hold it against the door, and blend the paint so you can’t see where it starts.',
      },
      {
        title: 'Hand-over',
        text: 'We check the gaps, lights and doors, road test the car and wash it. Then it’s ready to pick up.',
      },
    ],
    ...pictures('project-a'),
  },
  {
    slug: 'project-b',
    path: '/projects/project-b',
    title: 'Collision Repair, Toyota Corolla 2017',
    category: 'Collision Repair',
    car: 'Toyota Corolla 2017',
    brand: 'Toyota',
    model: 'Corolla',
    modelYear: '2017',
    plate: 'Corolla',
    summary: 'Dark paint shows every wave in a panel, so the metal has to be right before the paint goes on.',
    story: [
      {
        title: 'Arrival',
        text: 'We go round the car with you, mark every dent and scratch on the job card, and agree what’s from the crash and what was there before.',
      },
      {
        title: 'Strip and straighten',
        text: 'Trim and lights come off, labelled and kept together. Panels that can be saved are pulled and worked from behind. The rest are replaced.',
      },
      {
        title: 'Paint',
        text: 'Dark paint is a mirror. We block the surface flat by hand, prime it and check it under a low light from the side before the colour and clear coat go on.',
      },
      {
        title: 'Hand-over',
        text: 'We adjust the doors, check every light and road test the car. You get it back with a list of what was done.',
      },
    ],
    ...pictures('project-b'),
  },
  {
    slug: 'project-c',
    path: '/projects/project-c',
    title: 'Collision Repair, Mitsubishi Outlander PHEV 2022',
    category: 'Collision Repair',
    car: 'Mitsubishi Outlander PHEV 2022',
    brand: 'Mitsubishi',
    model: 'Outlander PHEV',
    modelYear: '2022',
    plate: 'Outlander',
    summary: 'Panel and paint on a plug-in hybrid, with the high-voltage side made safe before the first bolt is undone.',
    story: [
      {
        title: 'Arrival',
        text: 'A plug-in hybrid gets an electrical check first: we look over the charging port, orange cables and battery casing for damage before the car comes into the bay.',
      },
      {
        title: 'Made safe',
        text: 'The high-voltage system is switched off, locked out and tested dead. You don’t want the heat of a spray booth or sparks from a welder near a live battery pack.',
      },
      {
        title: 'Panel and paint',
        text: 'Damaged parts come off and we measure the structure. New parts are test-fitted and adjusted, then primed and painted off the car where that gives a cleaner edge.',
      },
      {
        title: 'Hand-over',
        text: 'We switch the system back on and scan it for faults, check the sensors and cameras behind the bumper, and drive the car on battery and on petrol.',
      },
    ],
    ...pictures('project-c'),
  },
  {
    slug: 'project-d',
    path: '/projects/project-d',
    title: 'Rust Repair, Landrover Discovery 4',
    category: 'Rust Repair',
    car: 'Landrover Discovery 4',
    brand: 'Landrover',
    model: 'Discovery 4',
    plate: 'Discovery 4',
    summary: 'Rust cut back to sound metal, new steel welded in, sealed, painted and protected from the inside.',
    story: [
      {
        title: 'Arrival',
        text: 'There’s always more rust than you can see. Up on the hoist we tap, scrape and mark until we reach sound metal, and show you the marks before we give you a price.',
      },
      {
        title: 'Cutting out',
        text: 'Paint won’t save steel that rust has thinned. We cut it back to bright metal and shape patches to the original curve.',
      },
      {
        title: 'Welding and sealing',
        text: 'The new steel is welded in, ground smooth, treated, primed and sealed along the seams. We open up the drain holes again, because a sill that can’t drain rusts from the inside.',
      },
      {
        title: 'Hand-over',
        text: 'Colour on the outside, wax in the cavities and undercoating below. After that, rinse the underside whenever you’ve been on the beach.',
      },
    ],
    ...pictures('project-d'),
  },
]

function pictures(slug: ProjectSlug): Pick<Project, 'wide' | 'tall'> {
  const nine = (shape: 'wide' | 'tall') => Array.from({ length: 9 }, (_, i) => `${slug}-${shape}-${i + 1}`)
  return { wide: nine('wide'), tall: nine('tall') }
}
