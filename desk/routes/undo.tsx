import { type ActionFunctionArgs, data, redirect, useActionData } from 'react-router'
import { describeError } from '../../domain/error-wording.ts'
import { isUuid, textFields } from '../../domain/form.ts'
import { Message } from '../components/message/message.tsx'
import { UndoneJob } from '../components/restored-form/restored-form.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { inboxQuery } from '../inbox-query.ts'
import { formUndoing } from '../interrupted-form.ts'
import { pageOf } from '../run-use-case.ts'

/** See desk/root.tsx. With scripts, React Router would replace the history entry, and reloading the page would no longer post its form again. */
export const handle = 'without scripts'

export const meta = () => [{ title: 'Undo · Desk' }]

/** Undoes an action, and returns to the page it was done on, with the inbox as it was. */
export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { action: id = '', kind = '', from = '', ...answers } = textFields(await request.formData())
  const result = await deskOf(context).undo(params.id ?? '', { id, staff: staffOf(context).id })
  // Rendered instead of redirecting, because what was typed is no longer stored. The form's id is free: undoing a job leaves no action.
  if (result.outcome === 'removed') return { id, answers: result.answers, now: Date.now() }
  if (result.outcome === 'missing') {
    // A repeat: the job is gone, and the form still has what was typed.
    if (kind === 'job' && isUuid(params.id) && isUuid(id)) return { id, answers, now: Date.now() }
    throw data(null, { status: 404 })
  }
  const page = pageOf(from, result.enquiry)
  if (result.outcome === 'too late')
    return redirect(`${page}${inboxQuery(url.searchParams, { done: params.id ?? '', late: '' })}#done`, 303)
  const form = formUndoing(kind)
  return redirect(`${page}${form ? `/${form}` : ''}${inboxQuery(url.searchParams, { done: result.action })}#done`, 303)
}

/** Shows a page only after a new job was undone. */
export default function Undo() {
  const undone = useActionData<typeof action>()
  return undone ? <UndoneJob {...undone} /> : <Message {...describeError(404)} />
}
