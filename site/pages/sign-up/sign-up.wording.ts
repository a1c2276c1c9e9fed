import { business } from '../../../workshop/business.ts'

export const signUpWording = {
  title: 'Sign Up',
  lead: 'Accounts aren’t open yet. The booking form has six fields, and none of them is a password.',
  bookTitle: 'You don’t need to sign up to book',
  book: `Fill in the booking form, or ring ${business.landline.shown}. We’ll call you back during opening hours to sort out a day.`,
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  submit: 'Sign Up',
}
