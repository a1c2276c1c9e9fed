import { business } from '../../../workshop/business.ts'

export const comingSoonWording = {
  title: 'Coming Soon',
  over: 'We’re open.',
  callOrBook: `Call us on ${business.landline.shown}, or book online.`,
  news: 'Want an email when there’s something new?',
  form: 'Notify Me',
  email: 'Email',
  submit: 'Notify Me',
  book: 'Book an appointment',
  social: 'Follow us',
}
