export const signInWording = {
  title: 'Sign In',
  lead: 'Accounts aren’t open yet, and you don’t need one.',
  bookTitle: 'You don’t need an account to book',
  book: 'Fill in the booking form. We’ll call you back during opening hours to sort out a day.',
  talk: 'Your car’s here already? Ring us to hear how it’s going.',
  noAccount: 'No account?',
  signUp: 'Sign Up',
  login: 'Username or email',
  password: 'Password',
  remember: 'Remember Me',
  forgot: 'Forgot my password',
  submit: 'Sign In Now',
}
