export const beforeYouComeWording = {
  title: 'Before you come in',
  ask: 'Ask for a price by phone: we’ll tell you before you book.',
}
