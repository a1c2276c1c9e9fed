import type { AppointmentState } from '../../domain/appointments/appointment.ts'
import type { FindResult, InboxLine } from '../../domain/desk.ts'
import { findForm } from '../../domain/enquiries/find.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import { check } from '../../domain/form.ts'
import { wallClockAt } from '../../domain/opening-hours/dates.ts'
import type { Store } from '../database/store.ts'
import { findSimilarPlates } from './new-job.ts'
import { type Found, maxFound, searchEnquiries } from './search.ts'
import { withWaiting } from './waiting.ts'

/** Finds enquiries for what somebody typed. */
export async function find(store: Store, sent: unknown): Promise<FindResult> {
  const checked = check(findForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const found = await searchEnquiries(store, checked.answers.q)
  const lines = withWaiting(todayFirst(found, store.now()).slice(0, maxFound), store.now(), store.facts())
  const similar = lines.length === 0 ? await findSimilarPlates(store, found.plate) : []
  return { outcome: 'found', lines, more: found.lines.length > maxFound, similar, complete: found.complete }
}

const order: Readonly<Record<AppointmentState, number>> = { here: 0, ready: 1, set: 2, 'no-show': 4, collected: 4, cancelled: 4 }

/** Sorts an exact plate match first, then by how soon a car matters: here, ready, due today, booked, then newest first. */
function todayFirst({ lines, plate }: Found, now: number): InboxLine[] {
  const today = wallClockAt(new Date(now)).date
  const keys = ({ plate: own, lastAppointment, receivedAt }: InboxLine): (number | string)[] => {
    const isExactPlate = plate !== '' && normalisers.plate(own ?? '') === plate
    const isUpcoming = lastAppointment?.state === 'set' && lastAppointment.date > today
    const isOver = !lastAppointment || (lastAppointment.state === 'set' && lastAppointment.date < today)
    const rank = isOver ? 4 : isUpcoming ? 3 : order[lastAppointment.state]
    return [isExactPlate ? 0 : 1, rank, isUpcoming ? `${lastAppointment.date}${lastAppointment.time}` : '', -receivedAt]
  }
  return lines.toSorted((a, b) => compare(keys(a), keys(b)))
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  const at = a.findIndex((key, index) => key !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
}
