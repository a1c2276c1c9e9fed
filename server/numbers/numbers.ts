import type { Kysely } from 'kysely'
import { cameStates, type Numbers, type PeriodNumbers, type ServiceNumbers } from '../../domain/numbers.ts'
import { openMinutesUntil } from '../../domain/opening-hours/open-minutes.ts'
import { notUndone } from '../database/not-undone.ts'
import type { Store } from '../database/store.ts'
import type { AppointmentRow, EnquiryRow, Tables } from '../database/tables.ts'
import { monthsUntil, type Period, weeksUntil } from './periods.ts'

type Received = Pick<EnquiryRow, 'id' | 'kind' | 'source' | 'service' | 'received_at'> & { isBooked: boolean; minutes: number | undefined }

/** Counts what came in the last weeks and months, and what became of it. */
export async function readNumbers(store: Store): Promise<Numbers> {
  const { db } = store
  const now = store.now()
  const [weeks, months] = [weeksUntil(now), monthsUntil(now)]
  const since = Math.min(...[...weeks, ...months].map((period) => period.since))
  const [rows, answers, appointments] = await Promise.all([
    db
      .selectFrom('enquiry')
      .select(['id', 'kind', 'source', 'service', 'received_at'])
      .where('quarantined_at', 'is', null)
      .where('received_at', '>=', since)
      .execute(),
    readFirstAnswers(db, since),
    readAppointments(db, since),
  ])
  const openMinutes = openMinutesUntil(now, store.facts())
  const answeredAt = new Map(answers.map(({ enquiry_id, at }) => [enquiry_id, at]))
  const booked = new Set(appointments.map(({ enquiry_id }) => enquiry_id))
  const received = rows.map((row): Received => {
    const at = row.source === 'website' ? answeredAt.get(row.id) : undefined
    const minutes = at === undefined ? undefined : openMinutes(row.received_at) - openMinutes(at)
    return { ...row, isBooked: booked.has(row.id), minutes }
  })
  const count = (period: Period) => countPeriod(period, received, appointments)
  const ofMonths = received.filter(({ received_at }) => received_at >= (months.at(-1)?.since ?? 0))
  return { weeks: weeks.map(count), months: months.map(count), services: countServices(ofMonths) }
}

/**
 * Returns when each enquiry was first answered: by a reply, a call that reached them, a booking, or a state other than new. What was undone doesn't count.
 * A message that was left doesn't either, as in the inbox.
 */
async function readFirstAnswers(db: Kysely<Tables>, since: number) {
  return await db
    .selectFrom('action')
    .select((eb) => ['enquiry_id', eb.fn.min('at').as('at')])
    .where('at', '>=', since)
    .where((eb) =>
      eb.or([
        eb('kind', 'in', ['reply', 'book']),
        eb.and([eb('kind', '=', 'state'), eb('text', '<>', 'new')]),
        eb.and([
          eb('kind', '=', 'call'),
          eb.or([eb('text', '=', 'reached'), eb(eb.fn('substr', ['text', eb.lit(1), eb.lit(9)]), '=', 'reached: ')]),
        ]),
      ]),
    )
    .where(notUndone)
    .groupBy('enquiry_id')
    .execute()
}

type Agreed = Pick<AppointmentRow, 'enquiry_id' | 'starts_at' | 'state'>

/** Returns the appointments that were agreed. An undone booking is also stored as cancelled, but with sequence 0. */
async function readAppointments(db: Kysely<Tables>, since: number): Promise<Agreed[]> {
  return await db
    .selectFrom('appointment')
    .select(['enquiry_id', 'starts_at', 'state'])
    .where('starts_at', '>=', since)
    .where((eb) => eb.or([eb('state', '<>', 'cancelled'), eb('sequence', '>', 0)]))
    .execute()
}

function countPeriod({ from, to, since, until }: Period, received: readonly Received[], appointments: readonly Agreed[]): PeriodNumbers {
  const own = received.filter(({ received_at }) => received_at >= since && received_at < until)
  const due = appointments.filter(({ starts_at }) => starts_at >= since && starts_at < until)
  const sent = own.filter(({ source }) => source === 'website')
  const bookings = sent.filter(({ kind }) => kind === 'booking').length
  return {
    from,
    to,
    bookings,
    messages: sent.length - bookings,
    jobs: own.length - sent.length,
    minutesToAnswer: median(own.flatMap(({ minutes = [] }) => minutes)),
    booked: own.filter(({ isBooked }) => isBooked).length,
    came: due.filter(({ state }) => cameStates.some((each) => each === state)).length,
    noShow: due.filter(({ state }) => state === 'no-show').length,
  }
}

function countServices(received: readonly Received[]): ServiceNumbers[] {
  const counts = new Map<string, { enquiries: number; booked: number }>()
  for (const { service, isBooked } of received) {
    if (!service) continue
    const { enquiries, booked } = counts.get(service) ?? { enquiries: 0, booked: 0 }
    counts.set(service, { enquiries: enquiries + 1, booked: booked + (isBooked ? 1 : 0) })
  }
  const all = [...counts].map(([service, count]) => ({ service, ...count }))
  return all.sort((one, other) => other.enquiries - one.enquiries || (one.service < other.service ? -1 : 1))
}

/** Returns the middle one, or the lower of the two in the middle. */
function median(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]
}
