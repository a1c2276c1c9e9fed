export const beforeYouComeWording = {
  title: 'Before you come in',
  ask: 'Want a price? Call us, and you’ll know before you book.',
}
