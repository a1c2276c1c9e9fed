export const beforeYouComeWording = {
  title: 'Before you come in',
  ask: 'Want a price? Call us for a rough one. You’ll get the real one once we’ve checked your car.',
}
