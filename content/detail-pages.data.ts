import { type ProjectPath, projectPath, projectTitle } from './project.ts'
import { projects } from './projects.ts'
import { type ServicePath, servicePath } from './service.ts'
import { services } from './services.ts'

/** Metadata of each service page, by path. */
export const servicePages: Record<ServicePath, { title: string; description: string; sample: boolean }> = Object.fromEntries(
  services.map(({ slug, name, description }) => [servicePath({ slug }), { title: name, description, sample: false }]),
)

/** Metadata of each project page, by path. */
export const projectPages: Record<ProjectPath, { title: string; description: string; sample: boolean }> = Object.fromEntries(
  projects.map((project) => [projectPath(project), { title: projectTitle(project), description: project.description, sample: false }]),
)
