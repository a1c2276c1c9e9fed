import { serviceCount } from '../../../content/counts.ts'
export const services1Wording = {
  title: 'Our Services',
  strip: 'All services',
  jobs: 'Everyday jobs',
  lead: `All ${serviceCount.toLowerCase()} services, and the everyday jobs that most cars come in for.`,
  /** Followed by the job's name, for screen readers. */
  book: 'Book this job',
}
