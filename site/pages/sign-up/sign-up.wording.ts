export const signUpWording = {
  title: 'Sign Up',
  lead: 'Accounts aren’t open yet. The booking form has six fields, and none of them is a password.',
  bookTitle: 'You don’t need to sign up to book',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
  neither: 'isn’t open yet either.',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  submit: 'Sign Up',
}
