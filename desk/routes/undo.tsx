import { type ActionFunctionArgs, data, redirect, useActionData, useLocation } from 'react-router'
import type { ActionKind } from '../../domain/actions/actions.ts'
import { describeError } from '../../domain/error-wording.ts'
import { isUuid, textFields } from '../../domain/form.ts'
import { Press } from '../components/action-form/press.tsx'
import { DeskPage } from '../components/desk-page/desk-page.tsx'
import { Message } from '../components/message/message.tsx'
import { UndoneJob } from '../components/new-job/undone-job.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { inboxQuery } from '../inbox-query.ts'
import { runFromBrowser } from '../run-use-case.ts'

/** The form of an enquiry that opens again with its text, by the kind of action that was undone. */
const formUndoing: Readonly<Record<string, string>> = { reply: 'replies', note: 'notes', call: 'call' } satisfies Partial<
  Record<ActionKind, string>
>

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
  const page = /^\/days\/[\d-]{1,10}$/.test(from) ? from : `/enquiries/${result.enquiry}`
  if (result.outcome === 'too late')
    return redirect(`${page}${inboxQuery(url.searchParams, { done: params.id ?? '', late: '' })}#done`, 303)
  const form = Object.hasOwn(formUndoing, kind) ? formUndoing[kind] : undefined
  return redirect(`${page}${form ? `/${form}` : ''}${inboxQuery(url.searchParams, { done: result.action })}#done`, 303)
}

export const clientAction = runFromBrowser

/** Shows a page only after a new job was undone, or when nothing could be: then Undo is there again. */
export default function Undo() {
  const result = useActionData<typeof action | typeof clientAction>()
  const { pathname, search } = useLocation()
  if (!result) return <Message {...describeError(404)} />
  if (!('outcome' in result)) return <UndoneJob {...result} />
  return (
    <DeskPage title="Not undone yet">
      <p role="alert" tabIndex={-1} data-failure>
        The desk can’t undo that right now. Try again soon: an email goes out ten seconds after you’ve sent it.
      </p>
      <Press action={`${pathname}${search}`} hidden={result.answers} label="Undo" text="Undo" busy="Undoing…" />
    </DeskPage>
  )
}
