/** A car the workshop repaired. Each has its own file in workshop/projects/. */
export type Project = {
  /** The last segment of its path, its file name, and the prefix of its pictures' names. */
  slug: string
  category: 'Collision Repair' | 'Rust Repair'
  brand: string
  model: string
  modelYear?: string
  /** The text on the number plate in its caption. */
  plate: string
  /** One or two sentences for search engines, at most 160 characters. */
  description: string
  summary: string
  /** The stages, from arrival to hand-over. */
  story: readonly { title: string; text: string }[]
  /** Alt texts of the slider's nine pictures, whose files in art/originals/ are project-a-wide-1.jpg and so on. */
  wide: readonly string[]
  /** Alt texts of the grid's nine pictures, whose files are project-a-tall-1.jpg and so on. */
  tall: readonly string[]
}

export type ProjectPath = `/projects/${string}`

export function projectPath({ slug }: { slug: string }): ProjectPath {
  return `/projects/${slug}`
}

/** Returns make, model and (if known) year, such as 'Mazda 3 2019'. */
export function carOf({ brand, model, modelYear }: Pick<Project, 'brand' | 'model' | 'modelYear'>): string {
  return [brand, model, modelYear].filter(Boolean).join(' ')
}

/** Returns the names of a project's pictures in art/pictures.ts, in order. */
export function projectPictureNames({ slug, ...pictures }: Pick<Project, 'slug' | 'wide' | 'tall'>, shape: 'wide' | 'tall'): string[] {
  return pictures[shape].map((_, index) => `${slug}-${shape}-${index + 1}`)
}
