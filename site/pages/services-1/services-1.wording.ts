export const services1Wording = {
  title: 'Our Services',
  lead: 'Six jobs that come up again and again, and what we do about each.',
}
