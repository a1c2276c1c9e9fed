/** What is shown of a project outside its own page: content/project-cards.ts. */
export type ProjectCard = {
  /** The last segment of its path, the name of its file in content/projects/, and the prefix of its pictures' names. */
  slug: string
  category: 'Collision Repair' | 'Rust Repair'
  brand: string
  model: string
  modelYear?: string
  /** One or two sentences for search engines, at most 160 characters. */
  description: string
  summary: string
  /** How its pictures were made. Captions say so, except for photographs of the job itself. */
  kind: PictureKind
}

/** A repair in stages, from arrival to handover. Each has its own file in content/projects/. */
export type Project = ProjectCard & {
  /** Two wide pictures from the same camera position, compared at the top of its page. */
  pair: { before: ProjectPicture; after: ProjectPicture }
  /** The stages, from arrival to handover, with their pictures in the order shown. The page opens with the pair, so neither is the first. */
  story: readonly { title: string; text: string; pictures: readonly ProjectPicture[] }[]
  /** Alt texts of the slider's nine pictures, which are called project-a-wide-1 and so on. */
  wide: readonly string[]
  /** Alt texts of the grid's nine pictures, which are called project-a-tall-1 and so on. */
  tall: readonly string[]
  /** A few words under each picture, in the same order. Without them, the pictures show their stage alone. */
  captions?: Record<'wide' | 'tall', readonly string[]>
}

export type PictureKind = 'rendered' | 'drawn' | 'photographed'

/** One of a project's pictures: 'wide-3' is the third of its slider, 'tall-3' the third of its grid. */
export type ProjectPicture = `${'wide' | 'tall'}-${number}`

export type ProjectPath = `/projects/${string}`

export function projectPath({ slug }: { slug: string }): ProjectPath {
  return `/projects/${slug}`
}

/** Returns make, model and (if known) year, such as 'Mazda 3 2019'. */
export function carOf({ brand, model, modelYear }: Pick<Project, 'brand' | 'model' | 'modelYear'>): string {
  return [brand, model, modelYear].filter(Boolean).join(' ')
}

/** Returns the heading of a project's page. */
export function projectTitle(project: Pick<Project, 'category' | 'brand' | 'model' | 'modelYear'>): string {
  return `${project.category}, ${carOf(project)}`
}

/** Returns a project's pictures of one shape, in order. */
export function picturesOf(project: Pick<Project, 'wide' | 'tall'>, shape: 'wide' | 'tall'): ProjectPicture[] {
  return project[shape].map((_, index): ProjectPicture => `${shape}-${index + 1}`)
}

/** Returns a project's pictures of one shape, in the order of its story. */
export function picturesInStory({ story }: Pick<Project, 'story'>, shape: 'wide' | 'tall'): ProjectPicture[] {
  return story.flatMap(({ pictures }) => pictures).filter((picture) => picture.startsWith(shape))
}

/** Returns the name of a project's picture in art/pictures.ts. */
export function projectPictureName({ slug }: { slug: string }, picture: ProjectPicture): string {
  return `${slug}-${picture}`
}

/** Returns the name of the picture on a project's card: before and after in one. */
export function projectCardName({ slug }: { slug: string }): string {
  return `${slug}-card`
}
