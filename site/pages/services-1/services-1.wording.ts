export const services1Wording = {
  title: 'Our Services',
  strip: 'All services',
  lead: 'Six everyday jobs and what we do for each.',
}
