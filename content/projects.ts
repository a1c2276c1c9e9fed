import type { Project } from './project.ts'
import { projectCards } from './project-cards.ts'

/** Every project with the texts of its page, for the build and the tests. Pages import content/project-cards.ts, which is much smaller. */
export const projects: readonly Project[] = await Promise.all(
  projectCards.map(async ({ slug }) => {
    const { project }: { project: Project } = await import(`./projects/${slug}.ts`)
    return project
  }),
)
