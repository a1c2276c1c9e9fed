import * as v from 'valibot'
import type { FreeTime } from '../domain/appointments/appointment.ts'
import { isDate } from '../domain/appointments/day.ts'

// A free time that was pressed on a day's page. The forms on the way to its booking keep it.

const rule = v.object({
  date: v.pipe(v.string(), v.check(isDate)),
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
})

/** Returns the slot in what was sent, if there is one. */
export function slotIn(sent: Readonly<Record<string, unknown>>): FreeTime | undefined {
  const { success, output } = v.safeParse(rule, sent)
  return success ? output : undefined
}

/** Returns the slot in a page's address, if there is one. */
export function slotOf(search: URLSearchParams): FreeTime | undefined {
  return slotIn(Object.fromEntries(search))
}

/** Returns search parameters with the slot, as '?plate=KLM482&date=2027-03-09&time=09:30'; '' if there are none. */
export function slotQuery(slot: FreeTime | undefined, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...more, ...slot })
  return search.size > 0 ? `?${search}` : ''
}
