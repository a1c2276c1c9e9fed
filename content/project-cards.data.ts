import { carOf, projectCardName, projectPath } from './project.ts'
import { projects } from './projects.ts'

/** The card of each project. */
export const projectCards = projects.map((project) => ({
  path: projectPath(project),
  car: carOf(project),
  category: project.category,
  summary: project.summary,
  kind: project.kind,
  picture: projectCardName(project),
}))
