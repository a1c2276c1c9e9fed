export const services1Wording = {
  title: 'Our Services',
  strip: 'All services',
  jobs: 'Everyday jobs',
  lead: 'All nine services, and the everyday jobs that most cars come in for.',
  /** Followed by the service that a job belongs to. */
  partOf: 'Part of',
  /** Followed by the job's name, for screen readers. */
  book: 'Book this job',
  end: 'Something else?',
  endText: 'Tell us what the car’s doing, and we’ll tell you which job it is.',
}
