export const signInWording = {
  title: 'Sign In',
  lead: 'Accounts aren’t open yet. To hear how your car’s going, give us a ring.',
  bookTitle: 'You don’t need an account to book',
  service: 'What’s it in for?',
  start: 'Start booking',
  noAccount: 'No account?',
  signUp: 'Sign Up',
  login: 'Username or email',
  password: 'Password',
  remember: 'Remember Me',
  forgot: 'Forgot my password',
  submit: 'Sign In Now',
}
