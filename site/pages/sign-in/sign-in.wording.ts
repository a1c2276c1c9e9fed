export const signInWording = {
  title: 'Sign In',
  lead: 'Accounts aren’t open yet: this form sends nothing, and you don’t need one to book.',
  noAccount: 'No account?',
  signUp: 'Sign Up',
  login: 'Username or email',
  password: 'Password',
  remember: 'Remember Me',
  forgot: 'Forgot my password',
  submit: 'Sign In Now',
}
