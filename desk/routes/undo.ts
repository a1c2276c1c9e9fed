import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { pageOf } from '../act.ts'
import { textFields } from '../carried.ts'
import { deskOf, staffOf } from '../desk-context.ts'
import { listSearch } from '../list-search.ts'

/** The forms that have their text again after an undo, by the kind of action. */
const forms: Readonly<Record<string, string>> = { reply: '/replies', note: '/notes' }

/** Undoes an action, and returns to the page it was done on, with the inbox as it was. */
export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { action: id = '', kind = '', from = '' } = textFields(await request.formData())
  const result = await deskOf(context).undo(params.id ?? '', { id, staff: staffOf(context).id })
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  const page = pageOf(from, result.enquiry)
  if (result.outcome === 'too late') return redirect(`${page}${listSearch(url.searchParams, { done: params.id ?? '', late: '' })}#done`, 303)
  return redirect(`${page}${forms[kind] ?? ''}${listSearch(url.searchParams, { done: result.action })}#done`, 303)
}

/** It isn't a page. */
export const loader = () => redirect('/inbox')
