export const signUpWording = {
  title: 'Sign Up',
  lead: 'Accounts are not open yet, and booking needs none.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  submit: 'Sign Up',
}
