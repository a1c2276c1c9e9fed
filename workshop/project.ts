/** A car repaired by the workshop, in one file of workshop/projects/. */
export type Project = {
  /** The last part of its path, the name of its file, and how the names of its pictures begin. */
  slug: string
  category: 'Collision Repair' | 'Rust Repair'
  brand: string
  model: string
  modelYear?: string
  /** Shown on the number plate of its caption. */
  plate: string
  /** One or two sentences for search engines, at most 160 characters. */
  description: string
  summary: string
  /** From arrival to hand-over. */
  story: readonly { title: string; text: string }[]
  /** What each of the slider's nine pictures shows. Their files in art/originals/ are named project-a-wide-1.jpg and so on. */
  wide: readonly string[]
  /** What each of the grid's nine pictures shows. Their files are named project-a-tall-1.jpg and so on. */
  tall: readonly string[]
}

export type ProjectPath = `/projects/${string}`

export function projectPath({ slug }: { slug: string }): ProjectPath {
  return `/projects/${slug}`
}

/** Make, model and, where known, year: 'Mazda 3 2019'. */
export function carOf({ brand, model, modelYear }: Pick<Project, 'brand' | 'model' | 'modelYear'>): string {
  return [brand, model, modelYear].filter(Boolean).join(' ')
}

/** The names of a project's pictures among those of art/pictures.ts, in their order. */
export function projectPictureNames({ slug, ...pictures }: Pick<Project, 'slug' | 'wide' | 'tall'>, shape: 'wide' | 'tall'): string[] {
  return pictures[shape].map((_, index) => `${slug}-${shape}-${index + 1}`)
}
