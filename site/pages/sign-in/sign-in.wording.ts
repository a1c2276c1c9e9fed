export const signInWording = {
  title: 'Sign In',
  lead: 'Accounts aren’t open yet.',
  bookTitle: 'You don’t need an account to book',
  noAccount: 'No account?',
  signUp: 'Sign Up',
  login: 'Username or email',
  password: 'Password',
  remember: 'Remember Me',
  forgot: 'Forgot my password',
  submit: 'Sign In Now',
}
