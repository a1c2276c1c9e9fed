import type { ProjectCard } from './project.ts'

/**
 * What is shown of each project outside its own page, in the order of every list on the site. A project's page adds the rest
 * (content/projects/), so that other pages don't load its texts.
 */
export const projectCards: readonly ProjectCard[] = [
  {
    slug: 'project-a',
    category: 'Collision Repair',
    brand: 'Mazda',
    model: '3',
    modelYear: '2019',
    description: 'How we repair front-corner crash damage on a 2019 Mazda 3: stripped, straightened, primed, painted and handed back.',
    summary: 'Front-corner crash damage: measured, straightened, primed and painted.',
    kind: 'drawn',
  },
  {
    slug: 'project-b',
    category: 'Collision Repair',
    brand: 'Toyota',
    model: 'Corolla',
    modelYear: '2017',
    description: 'How we repair crash damage on a dark 2017 Toyota Corolla, step by step from arrival to handover.',
    summary: 'Dark paint shows every wave in a panel, so the metal has to be right before the paint goes on.',
    kind: 'drawn',
  },
  {
    slug: 'project-c',
    category: 'Collision Repair',
    brand: 'Mitsubishi',
    model: 'Outlander PHEV',
    modelYear: '2022',
    description: 'How we do panel and paint on a 2022 Mitsubishi Outlander PHEV, with the high-voltage system made safe first.',
    summary: 'Panel and paint on a plug-in hybrid, with the high-voltage side made safe before the first bolt is undone.',
    kind: 'drawn',
  },
  {
    slug: 'project-d',
    category: 'Rust Repair',
    brand: 'Landrover',
    model: 'Discovery 4',
    description: 'How we repair rust on a Landrover Discovery 4: cut out, welded, sealed, painted and protected.',
    summary: 'Rust cut back to sound metal, new steel welded in, sealed, painted and protected from the inside.',
    kind: 'drawn',
  },
]

/** Returns the card of the project with this slug. Throws if there is none. */
export function projectCard(slug: string): ProjectCard {
  const card = projectCards.find((each) => each.slug === slug)
  if (!card) throw new Error(`content/project-cards.ts has no '${slug}'.`)
  return card
}
