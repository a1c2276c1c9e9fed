export const servicesWording = {
  title: 'Services',
  lead: 'Nine trades under one roof. Each page lists everything that belongs to it, so you know what to ask for.',
  callTitle: 'Not sure which one?',
  callText: 'Tell us what you hear, see or smell. We find out what it is before anything is replaced.',
}
