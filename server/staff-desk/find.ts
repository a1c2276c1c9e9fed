import type { AppointmentState } from '../../domain/appointments/appointment.ts'
import type { Desk, InboxLine } from '../../domain/desk.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { plate as plateField } from '../../domain/enquiries/fields/plate.ts'
import { findForm } from '../../domain/enquiries/find.ts'
import { wallClockAt } from '../../domain/opening-hours/dates.ts'
import type { DeskStore } from '../database/store.ts'
import { type Found, maxFound } from '../enquiries/find.ts'
import { normalisers } from '../enquiries/search-keys.ts'
import { withWaiting } from './inbox.ts'

/** Returns the use case that finds enquiries. `now`: milliseconds since 1970. */
export function createFind(store: DeskStore, now: () => number): Desk['find'] {
  return async (sent) => {
    const checked = check(findForm, sent)
    if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
    const found = await store.find(checked.answers.q)
    const lines = withWaiting(todayFirst(found, now()).slice(0, maxFound), now())
    const similar = lines.length === 0 && found.plate.length <= plateField.maxLength ? await store.findSimilarPlates(found.plate) : []
    return { outcome: 'found', lines, more: found.lines.length > maxFound, similar, complete: found.complete }
  }
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
