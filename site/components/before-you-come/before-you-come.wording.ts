export const beforeYouComeWording = {
  title: 'Before you come in',
  ask: 'Want a price first? Give us a call.',
}
