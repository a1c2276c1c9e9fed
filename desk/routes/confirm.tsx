import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { deskContext } from '../desk-context.ts'

/** See desk/root.tsx. The document has the address of another page, or of a file. */
export const handle = 'without scripts'

export const meta = () => [{ title: 'Your password · Desk' }]

/** Asks for the password, on the page of errors: so it takes the place of any page or file whose form needs it, with scripts and without. */
export function action({ context }: ActionFunctionArgs) {
  const { formToConfirm } = context.get(deskContext)
  throw data(formToConfirm && { formToConfirm }, { status: formToConfirm ? 401 : 404 })
}

export const loader = () => redirect('/inbox')

/** A component makes it a page. */
export default function Confirm() {
  return null
}
