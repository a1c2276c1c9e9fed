export const comingSoonWording = {
  title: 'Coming Soon',
  over: 'The day has come.',
  news: 'Want an email with workshop news?',
  form: 'Notify Me',
  email: 'Email',
  submit: 'Notify Me',
  book: 'Book an appointment',
  social: 'Follow us',
}
