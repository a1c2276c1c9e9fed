export const services1Wording = {
  title: 'Our Services',
  strip: 'All services',
  lead: 'Six everyday jobs and what we do for each.',
  /** Followed by the job's name, for screen readers. */
  book: 'Book this job',
  end: 'Something else?',
  endText: 'Tell us what the car’s doing, and we’ll tell you which job it is.',
}
