export const blog2Wording = {
  title: 'Blog',
  lead: 'Written at the counter between two jobs, for people who would like to know what their car is telling them.',
}
