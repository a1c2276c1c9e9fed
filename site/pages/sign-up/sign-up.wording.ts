export const signUpWording = {
  title: 'Sign Up',
  lead: 'Accounts aren’t open yet: this form sends nothing, and you don’t need one to book.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  submit: 'Sign Up',
}
