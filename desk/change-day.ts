import { useState } from 'react'
import { type ActionFunctionArgs, data, redirect, useActionData, useOutletContext, useSearchParams } from 'react-router'
import { isDate } from '../domain/appointments/day.ts'
import type { DayResult, Desk, FormStamp } from '../domain/desk.ts'
import { type Answers, textFields } from '../domain/form.ts'
import { deskOf, staffOf } from './desk-context.ts'
import type { DayPageData } from './routes/day.tsx'
import type { Failure } from './run-use-case.ts'

/**
 * `what`: for the address of the day's page, which says what was done. `add` gets the date and what was typed; `remove` the id of what its button names.
 * The button also sends, as `again`, the search parameters that fill in the form.
 */
type Change = {
  what: 'note' | 'outage'
  add: (desk: Desk, stamp: FormStamp, date: string, sent: Answers) => Promise<DayResult>
  remove: (desk: Desk, id: string, staff: string) => Promise<DayResult>
}

/**
 * Runs a form or a Remove button of a day's page. Returns the reason if it fails, otherwise a redirect to the day; after a removal to its form, with
 * what was removed.
 */
export async function changeDay({ request, params: { date = '' }, context }: ActionFunctionArgs, { what, add, remove }: Change) {
  if (!isDate(date)) throw data(null, { status: 404 })
  const { action: id = '', remove: removed, again = '', ...answers } = textFields(await request.formData())
  const staff = staffOf(context).id
  const desk = deskOf(context)
  const result = removed === undefined ? await add(desk, { id, staff }, date, answers) : await remove(desk, removed, staff)
  if (result.outcome === 'missing') throw data(null, { status: 400 })
  if (result.outcome === 'refused') return data<Failure>({ ...result, answers }, { status: 422 })
  if (removed === undefined) return redirect(`/days/${date}?changed=${what}#done`, 303)
  const search = new URLSearchParams(again)
  search.set('changed', `${what}-removed`)
  return redirect(`/days/${date}${again && `/${what}`}?${search}#done`, 303)
}

/** Returns what a form on a day's page shows. `key`: another form for each address. `id`: its hidden id, kept while it is open, so that sending it again after a lost response adds nothing twice. `start`: what was removed. */
export function useDayForm(what: Change['what']) {
  const { day, formIds, now } = useOutletContext<DayPageData>()
  const [search] = useSearchParams()
  const [id] = useState(formIds[what])
  const start = search.get('changed') === `${what}-removed` ? Object.fromEntries(search) : undefined
  return { key: String(search), date: day.date, id, failure: useActionData<typeof changeDay>(), start, now }
}
