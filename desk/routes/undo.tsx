import { useState } from 'react'
import { type ActionFunctionArgs, data, redirect, useActionData } from 'react-router'
import { pageOf } from '../act.ts'
import { textFields } from '../carried.ts'
import { Message } from '../components/message/message.tsx'
import { UndoneJob } from '../components/restored-form/restored-form.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { errorWording } from '../error-wording.ts'
import { listSearch } from '../list-search.ts'

/** The forms that get their text back after an undo, by kind of action. */
const forms: Readonly<Record<string, string>> = { reply: '/replies', note: '/notes' }

export const meta = () => [{ title: 'Undo · Desk' }]

/** Undoes an action, and returns to the page it was done on, with the inbox as it was. */
export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { action: id = '', kind = '', from = '' } = textFields(await request.formData())
  const result = await deskOf(context).undo(params.id ?? '', { id, staff: staffOf(context).id })
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  // Rendered instead of redirecting, because what was typed is no longer stored.
  if (result.outcome === 'removed') return { id: crypto.randomUUID(), answers: result.answers, now: Date.now() }
  const page = pageOf(from, result.enquiry)
  if (result.outcome === 'too late')
    return redirect(`${page}${listSearch(url.searchParams, { done: params.id ?? '', late: '' })}#done`, 303)
  return redirect(`${page}${forms[kind] ?? ''}${listSearch(url.searchParams, { done: result.action })}#done`, 303)
}

/** Shows a page only after a new job was undone. */
export default function Undo() {
  // Kept in state, because a refresh drops the action's data.
  const [undone] = useState(useActionData<typeof action>())
  return undone ? <UndoneJob {...undone} /> : <Message {...errorWording(404)} />
}
