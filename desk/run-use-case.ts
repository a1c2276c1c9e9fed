import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { ActionName } from '../domain/actions/actions.ts'
import type { ActionResult, NewJobResult } from '../domain/desk.ts'
import { type Answers, isUuid, textFields } from '../domain/form.ts'
import { deskOf, staffOf } from './desk-context.ts'
import { inboxQuery } from './inbox-query.ts'

/** The store or the network is down. `answers`: what was typed. */
type Unavailable = { outcome: 'unavailable'; answers: Answers }

/** Why an action failed, with what was typed. */
export type Failure = (Exclude<ActionResult | NewJobResult, { outcome: 'done' | 'missing' }> & { answers: Answers }) | Unavailable

export const statuses = { refused: 422, changed: 409, full: 409, closed: 409, twice: 409, saved: 409 } as const

/**
 * Runs a use case on the enquiry of a route, or of the form on a day's page. Returns the reason if it fails, otherwise a redirect to the day or the
 * enquiry, which says what was done.
 */
export async function runUseCase({ request, url, params, context }: ActionFunctionArgs, name: ActionName) {
  const { action: id = '', version = '', ...answers } = textFields(await request.formData())
  if (!isUuid(id) || !/^\d{1,9}$/.test(version)) throw data(null, { status: 400 })
  const enquiry = params.id ?? answers.enquiry ?? ''
  const result = await deskOf(context)[name]({ id, enquiry, version: Number(version), staff: staffOf(context).id }, answers)
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  if (result.outcome !== 'done') return data<Failure>({ ...result, answers }, { status: statuses[result.outcome] })
  const page = params.date ? `/days/${params.date}` : `/enquiries/${enquiry}`
  return redirect(`${page}${inboxQuery(url.searchParams, { done: result.action })}#done`, 303)
}

/**
 * A route's clientAction: returns what the action does. When the server doesn't answer or its store is down, the page and its form stay
 * instead of giving way to an error page. Once the session has ended, the sign-in page replaces it and leads back: what was typed is a draft.
 */
export async function runFromBrowser({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone()
  try {
    // Its result has the action's type.
    return await serverAction<never>()
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 401 && !error.data?.formToConfirm) {
      const to = `${location.pathname}${location.search}`
      throw redirectDocument(`/sign-in?${new URLSearchParams({ to, expired: '' })}`)
    }
    const answered = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (answered) throw error
    const { password: _, ...answers } = textFields(await sent.formData())
    // The status keeps the router from loading the page's data again, which would fail too.
    return data<Unavailable>({ outcome: 'unavailable', answers }, { status: 503 })
  }
}

/** A route's shouldRevalidate that also shows what has changed when a button could do nothing. */
export const reloadAfterConflict = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate
