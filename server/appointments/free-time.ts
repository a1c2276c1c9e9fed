import type { Kysely } from 'kysely'
import type { BookingTime, FreeTime } from '../../domain/appointments/appointment.ts'
import { usualMinutesOf } from '../../domain/appointments/appointment-form.ts'
import { closedOn, nextOpenDay } from '../../domain/appointments/day.ts'
import { isUuid } from '../../domain/form.ts'
import { addDays, instantOf } from '../../domain/opening-hours/dates.ts'
import { afterOpenMinutes, minutesOf, timeOf } from '../../domain/opening-hours/open-minutes.ts'
import { hours } from '../../workshop/hours.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { busiestMoment, readBayHolders } from './bay-holders.ts'

/** Minutes between the times that are tried. */
const step = 15

/** How far ahead to look. */
const weeks = 12

const minute = 60_000

/**
 * `from`: the earliest time that would do. `minutes`: open minutes for which the car needs a bay. `id`: the appointment to move, which doesn't block
 * itself.
 */
type Wanted = { from: FreeTime; minutes: number; id?: string }

export type BayOptions = { now: number; bays: number }

/**
 * Returns the first time in opening hours at which a bay is free for as long as a car needs it. Undefined if there is none for
 * twelve weeks. It reserves nothing: `bookAppointment` decides.
 */
export async function findFreeTime(
  db: Kysely<Tables>,
  { from, minutes, id = '' }: Wanted,
  { now, bays }: BayOptions,
): Promise<FreeTime | undefined> {
  for (let week = 0; week < weeks; week++) {
    const dates = Array.from({ length: 7 }, (_, day) => addDays(from.date, 7 * week + day))
    const starts = dates.flatMap((date) => startsOn(date, minutes)).filter(({ date, time }) => date > from.date || time >= from.time)
    const [first, last] = [starts[0], starts.at(-1)]
    if (!first || !last) continue
    const holders = await readBayHolders(db, { id, startsAt: first.startsAt, readyAt: last.readyAt }, now)
    const free = starts.find(({ startsAt, readyAt }) => {
      const others = holders.filter(({ starts_at, leaves_at }) => starts_at < readyAt && startsAt < leaves_at)
      return busiestMoment(others, startsAt).length < bays
    })
    if (free) return { date: free.date, time: free.time }
  }
  return undefined
}

/** Returns the drop-off times on a day that let the work finish by closing time. Work of more than a day begins when we open. */
function startsOn(date: string, minutes: number) {
  if (closedOn(date) !== undefined) return []
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)]
  const opensAt = instantOf(`${date}T${hours.opens}`)
  if (minutes > closes - opens) {
    const ready = afterOpenMinutes(date, hours.opens, minutes)
    return [{ date, time: hours.opens, startsAt: opensAt, readyAt: instantOf(`${ready.date}T${ready.time}`) }]
  }
  const count = Math.floor((closes - opens - minutes) / step) + 1
  // The clocks change at night, so a day's opening hours have no gap.
  return Array.from({ length: count }, (_, index) => {
    const startsAt = opensAt + index * step * minute
    return { date, time: timeOf(opens + index * step), startsAt, readyAt: startsAt + minutes * minute }
  })
}

/** Returns when an enquiry's car could come: the first free time from the next opening on, or the opening itself if there is none. */
export async function findBookingTime({ db, bays, ...store }: Store, enquiry: string): Promise<BookingTime | undefined> {
  if (!isUuid(enquiry)) return undefined
  const now = store.now()
  const row = await db.selectFrom('enquiry').select('service').where('id', '=', enquiry).executeTakeFirst()
  if (!row) return undefined
  const minutes = usualMinutesOf(row.service ?? undefined)
  const from = { date: nextOpenDay(new Date(now)), time: hours.opens }
  return { ...((await findFreeTime(db, { from, minutes }, { now, bays })) ?? from), minutes }
}
