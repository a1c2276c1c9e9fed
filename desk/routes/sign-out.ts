import { type ActionFunctionArgs, redirect } from 'react-router'
import { deskContext } from '../desk-context.ts'

export async function action({ context }: ActionFunctionArgs) {
  const { desk, token, setSession } = context.get(deskContext)
  if (token) await desk.signOut(token)
  setSession(undefined)
  return redirect('/sign-in', 303)
}

export const loader = () => redirect('/inbox')
