export type ProjectSlug = 'project-a' | 'project-b' | 'project-c' | 'project-d'

/** A car that the workshop put right. */
export type Project = {
  slug: ProjectSlug
  path: `/projects/${ProjectSlug}`
  title: string
  category: 'Collision Repair' | 'Rust Repair'
  /** Make, model and, where it is known, year: what the sidebar is headed with. */
  car: string
  brand: string
  model: string
  modelYear?: string
  /** What its number plate says as a caption. */
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
    summary: 'A front corner that met something harder than itself: measured, straightened, primed and painted.',
    story: [
      {
        title: 'Arrival',
        text: 'The front corner had taken the knock. We photographed the damage, noted what still worked and took off what was in the way, because what you see on a bumper is seldom all there is.',
      },
      {
        title: 'Measuring',
        text: 'The mounting points were held against the maker’s figures. What had moved was pulled back before any new panel went on: a panel fits only where the structure behind it is straight.',
      },
      {
        title: 'Primer and paint',
        text: 'Bare metal was sealed, filled, sanded and primed. The colour was mixed to the car’s code, sprayed out on a card, held against the door beside it, and blended so that no edge shows.',
      },
      {
        title: 'Hand-over',
        text: 'Gaps, lights and doors checked, driven on the road, washed. The owner saw the pictures of each stage before taking the keys.',
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
    summary: 'A dark colour forgives nothing: every wave in a panel shows, so the metal had to be right before the paint.',
    story: [
      {
        title: 'Arrival',
        text: 'We went round the car with the owner, marked every dent and scratch on the job card and agreed what belonged to the accident and what had been there before.',
      },
      {
        title: 'Strip and straighten',
        text: 'Trim and lamps came off and were kept together, labelled. Panels that could be saved were pulled and worked from behind; those that could not were replaced.',
      },
      {
        title: 'Paint',
        text: 'Dark paint is a mirror. The surface was blocked flat by hand, primed and checked under a low light from the side before the colour and the clear coat went on.',
      },
      {
        title: 'Hand-over',
        text: 'The lamps were aimed, the doors adjusted, and the car driven before it was handed over with the list of what was done.',
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
    summary: 'Panel and paint on a plug-in hybrid, where the high-voltage side is made safe before the first bolt is turned.',
    story: [
      {
        title: 'Arrival',
        text: 'A plug-in hybrid is first looked at as an electrical machine: charging port, orange cables and battery casing were checked for damage before the car came into the bay.',
      },
      {
        title: 'Made safe',
        text: 'The high-voltage system was switched off, locked off and measured to be dead. Heat from a spray booth and sparks from a welder have no place near a live pack.',
      },
      {
        title: 'Panel and paint',
        text: 'Damaged parts came off, the structure was measured, new parts were fitted dry and adjusted, then primed and painted off the car where that gives the cleaner edge.',
      },
      {
        title: 'Hand-over',
        text: 'The system was switched on again and read out, sensors and cameras behind the bumper were checked, and the car was driven on battery and on petrol.',
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
    summary: 'Rust cut out to sound metal, new steel let in, sealed, painted and protected from inside.',
    story: [
      {
        title: 'Arrival',
        text: 'Rust is always larger than it looks. On the lift we tapped, scraped and marked until only sound metal rang, and showed the owner the marks before we named a price.',
      },
      {
        title: 'Cutting out',
        text: 'What rust has thinned cannot be saved by paint. It was cut back to bright metal, and patches were shaped to the curve that had been there.',
      },
      {
        title: 'Welding and sealing',
        text: 'The new steel was welded in, dressed, treated, primed and sealed at its seams. Drain holes were opened again, because a sill that cannot drain rusts from inside.',
      },
      {
        title: 'Hand-over',
        text: 'Colour on the outside, wax in the hollows and undercoating below. The owner went home with a reminder to rinse the underside after days on the beach.',
      },
    ],
    ...pictures('project-d'),
  },
]

function pictures(slug: ProjectSlug): Pick<Project, 'wide' | 'tall'> {
  const nine = (shape: 'wide' | 'tall') => Array.from({ length: 9 }, (_, i) => `${slug}-${shape}-${i + 1}`)
  return { wide: nine('wide'), tall: nine('tall') }
}
