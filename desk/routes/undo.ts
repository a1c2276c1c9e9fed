import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { pageOf } from '../act.ts'
import { textFields } from '../carried.ts'
import { deskOf, staffOf } from '../desk-context.ts'

/** Undoes an action, and returns to the page it was done on. An undone reply's text is back in the form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { action: id = '', kind = '', from = '' } = textFields(await request.formData())
  const result = await deskOf(context).undo(params.id ?? '', { id, staff: staffOf(context).id })
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  const page = pageOf(from, result.enquiry)
  if (result.outcome === 'too late') return redirect(`${page}?done=${params.id}&late#done`, 303)
  return redirect(`${page}${kind === 'reply' ? '/replies' : ''}?done=${result.action}#done`, 303)
}

/** It isn't a page. */
export const loader = () => redirect('/inbox')
