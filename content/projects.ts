import type { Project } from './project.ts'
import { project as projectA } from './projects/project-a.ts'
import { project as projectB } from './projects/project-b.ts'
import { project as projectC } from './projects/project-c.ts'
import { project as projectD } from './projects/project-d.ts'

/** In the order in which every list on the site shows them. */
export const projects: readonly Project[] = [projectA, projectB, projectC, projectD]
