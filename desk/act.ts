import { type ActionFunctionArgs, type ClientActionFunctionArgs, data, isRouteErrorResponse, redirect } from 'react-router'
import type { ActionResult, ActionStamp } from './actions/desk.ts'
import { textFields } from './carried.ts'
import { staffOf } from './desk-context.ts'
import { listSearch } from './list-search.ts'

type Fields = Record<string, string>

/** Why an action wasn't done, with what was typed. `unavailable`: the store or the network is away. */
export type Failure =
  | (Exclude<ActionResult, { outcome: 'done' | 'missing' }> & { answers: Fields })
  | { outcome: 'unavailable'; answers?: Fields | undefined }

const statuses = { refused: 422, changed: 409, full: 409 } as const

/**
 * Has a use case act on the enquiry of a route, and answers with a redirect to what it did, on the page that the form names in `from` or on
 * the enquiry's; or with the reason why it didn't.
 * @param use the use case, which validates what was sent
 */
export async function act(
  { request, url, params, context }: ActionFunctionArgs,
  use: (stamp: ActionStamp, sent: Fields) => Promise<ActionResult>,
) {
  const { action: id = '', version = '', from = '', ...answers } = textFields(await request.formData())
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) || !/^\d{1,9}$/.test(version)) throw data(null, { status: 400 })
  const enquiry = params.id ?? ''
  try {
    const result = await use({ id, enquiry, version: Number(version), staff: staffOf(context).id }, answers)
    if (result.outcome === 'missing') throw data(null, { status: 404 })
    if (result.outcome !== 'done') return data<Failure>({ ...result, answers }, { status: statuses[result.outcome] })
    const page = /^\/(?:days|weeks)\/[\d-]{1,10}$/.test(from) ? from : `/enquiries/${enquiry}`
    return redirect(`${page}${listSearch(url.searchParams, { done: result.action })}#done`, 303)
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error
    return data<Failure>({ outcome: 'unavailable', answers }, { status: 503 })
  }
}

/** A route's clientAction that leaves the form as it is when the server doesn't answer, instead of showing an error page. */
export async function actFromBrowser({ serverAction }: ClientActionFunctionArgs): Promise<Failure> {
  try {
    return await serverAction<Failure>()
  } catch (error) {
    const answered = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (answered) throw error
    return { outcome: 'unavailable' }
  }
}

/** Recognised by its name, because the class is the server's. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreUnavailable'
}
