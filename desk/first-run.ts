import type { SubjectName } from '../domain/facts/subjects.ts'

/** What the first owner is led through after joining, which is the first step. */
const subjects: readonly string[] = ['business', 'hours'] satisfies SubjectName[]

/** How many steps there are. */
export const steps = 1 + subjects.length

/** Returns the page after joining. */
export const firstStep = pathOf(0)

/** Returns the number of a subject's step, and the page after it; undefined outside the first run. `search`: of the subject's page. */
export function stepOf(name: string, search: URLSearchParams): { number: number; next: string } | undefined {
  const index = subjects.indexOf(name)
  return index >= 0 && search.has('step') ? { number: index + 2, next: pathOf(index + 1) } : undefined
}

function pathOf(index: number): string {
  const subject = subjects[index]
  return subject ? `/workshop/${subject}?step=${index + 2}` : '/workshop'
}
