import { serviceCount } from '../../../content/counts.ts'

export const servicesWording = {
  title: 'Services',
  lead: `${serviceCount} services under one roof. See what’s included in each one, then book.`,
  callTitle: 'Not sure which one?',
  callText: 'Tell us what you hear, see or smell. We’ll find the cause before anything gets replaced.',
}
