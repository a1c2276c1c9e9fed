import { carOf, type ProjectPath, projectPath } from './project.ts'
import { projects } from './projects.ts'
import { type ServicePath, servicePath } from './service.ts'
import { services } from './services.ts'

/** What search engines read of each service's page. */
export const servicePages: Record<ServicePath, { title: string; description: string; sample: boolean }> = Object.fromEntries(
  services.map(({ slug, title, description }) => [servicePath({ slug }), { title, description, sample: false }]),
)

/** What search engines read of each project's page. */
export const projectPages: Record<ProjectPath, { title: string; description: string; sample: boolean }> = Object.fromEntries(
  projects.map((project) => [
    projectPath(project),
    { title: `${carOf(project)} ${project.category.toLowerCase()}`, description: project.description, sample: false },
  ]),
)
