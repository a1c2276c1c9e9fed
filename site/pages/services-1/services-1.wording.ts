export const services1Wording = {
  title: 'Our Services',
  lead: 'Six everyday jobs and what we do for each.',
}
