export const comingSoonWording = {
  title: 'Coming Soon',
  over: 'The big day’s here.',
  callUs: 'Call',
  orBook: 'or',
  form: 'Notify Me',
  email: 'Email',
  submit: 'Notify Me',
  book: 'book an appointment',
  social: 'Follow us',
}
