import type { Kysely } from 'kysely'
import type { BookingTime, FreeTime } from '../../domain/appointments/appointment.ts'
import { usualMinutesOf } from '../../domain/appointments/appointment-form.ts'
import { nextOpenDay } from '../../domain/appointments/day.ts'
import { type DropOffTimes, workDone } from '../../domain/appointments/drop-off.ts'
import { isUuid } from '../../domain/form.ts'
import { addDays, instantOf, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { minutesOf, timeOf } from '../../domain/opening-hours/open-minutes.ts'
import { opensOn, spansOn } from '../../domain/opening-hours/opening.ts'
import type { Facts } from '../../workshop/facts.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { readBayHolders } from './bay-holders.ts'
import { busiestMoment } from './busiest-moment.ts'

/** Minutes between the times that are tried. */
const step = 15

/** How far ahead to look. */
const weeks = 12

/**
 * `from`: the earliest time that would do. `minutes`: open minutes from the end of its drop-off window for which the car needs a bay. `id`: the
 * appointment to move, which doesn't block itself.
 */
type Wanted = { from: FreeTime; minutes: number; id?: string }

type BayOptions = { now: number; facts: Facts }

/**
 * Returns the first time in opening hours at which a bay is free for as long as a car needs it. Undefined if there is none for
 * twelve weeks. It reserves nothing: `bookAppointment` decides.
 */
export async function findFreeTime(
  db: Kysely<Tables>,
  { from, minutes, id = '' }: Wanted,
  { now, facts }: BayOptions,
): Promise<FreeTime | undefined> {
  for (let week = 0; week < weeks; week++) {
    const dates = Array.from({ length: 7 }, (_, day) => addDays(from.date, 7 * week + day))
    const starts = dates.flatMap((date) => startsOn(date, minutes, facts)).filter(({ date, time }) => date > from.date || time >= from.time)
    const [first, last] = [starts[0], starts.at(-1)]
    if (!first || !last) continue
    const holders = await readBayHolders(db, { id, startsAt: first.startsAt, readyAt: last.readyAt }, now, facts)
    const free = starts.find(({ startsAt, readyAt }) => {
      const others = holders.filter(({ starts_at, leaves_at }) => starts_at < readyAt && startsAt < leaves_at)
      return busiestMoment(others, startsAt).length < facts.bays
    })
    if (free) return { date: free.date, time: free.time }
  }
  return undefined
}

/** Returns the drop-off times on a day that let the work finish by closing time. Work of more than a day begins when we open. */
function startsOn(date: string, minutes: number, times: DropOffTimes) {
  const spans = spansOn(date, times)
  const starts = spans.flatMap(({ opens, closes }) => {
    const count = Math.ceil((minutesOf(closes) - minutesOf(opens)) / step)
    return Array.from({ length: count }, (_, index) => startAt(date, timeOf(minutesOf(opens) + index * step), minutes, times))
  })
  const done = starts.filter(({ readyDate }) => readyDate === date)
  return done.length > 0 ? done : starts.slice(0, 1)
}

function startAt(date: string, time: string, minutes: number, times: DropOffTimes) {
  const ready = workDone({ date, time }, minutes, times)
  return { date, time, readyDate: ready.date, startsAt: instantOf(`${date}T${time}`), readyAt: instantOf(`${ready.date}T${ready.time}`) }
}

/** Milliseconds from now to the earliest suggested time, for filling in the form: a time that has passed is refused. */
const lead = 10 * 60_000

/** Returns when an enquiry's car could come: the first free time from now on, or the next day's opening if there is none. */
export async function findBookingTime({ db, ...store }: Store, enquiry: string): Promise<BookingTime | undefined> {
  if (!isUuid(enquiry)) return undefined
  const now = store.now()
  const facts = store.facts()
  const row = await db.selectFrom('enquiry').select('service').where('id', '=', enquiry).executeTakeFirst()
  if (!row) return undefined
  const minutes = usualMinutesOf(row.service ?? undefined, facts)
  // Rounded up to the next minute.
  const from = wallClockAt(new Date(now + lead + 59_999))
  const date = nextOpenDay(new Date(now), facts)
  const free = await findFreeTime(db, { from, minutes }, { now, facts })
  return { ...(free ?? { date, time: opensOn(date, facts) }), minutes }
}
