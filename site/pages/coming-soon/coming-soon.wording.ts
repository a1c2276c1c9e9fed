export const comingSoonWording = {
  title: 'Coming Soon',
  over: 'The wait is over.',
  come: 'Book, ring or drop in.',
  news: 'Want an email with workshop news?',
  form: 'Notify Me',
  email: 'Email',
  submit: 'Notify Me',
  book: 'Book an appointment',
  social: 'Follow us',
}
