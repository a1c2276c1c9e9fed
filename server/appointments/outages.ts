import type { Kysely } from 'kysely'
import type { Outage } from '../../domain/appointments/appointment.ts'
import { checkOutage, outageErrors } from '../../domain/appointments/outage.ts'
import type { DayResult, FormStamp } from '../../domain/desk.ts'
import { isUuid } from '../../domain/form.ts'
import type { Instant } from '../../domain/instant.ts'
import { wallClockAt } from '../../domain/opening-hours/dates.ts'
import { enabledStaff } from '../accounts/as-owner.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { busiestMoment } from './busiest-moment.ts'
import { lockDays } from './lock-days.ts'

/** Returns the outages of bays that overlap with a time, in the order in which they begin. */
export async function readOutages(db: Kysely<Tables>, from: Instant, to: Instant): Promise<Outage[]> {
  const rows = await db
    .selectFrom('outage')
    .innerJoin('staff', 'staff.id', 'outage.staff_id')
    .select(['outage.id', 'starts_at', 'ends_at', 'reason', 'staff.name as by'])
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .orderBy('outage.id')
    .execute()
  return rows.map(({ starts_at, ends_at, ...row }) => ({ ...row, startsAt: starts_at, endsAt: ends_at }))
}

/** Takes a bay out of use. Bookings of that time stay. A repeat corrects the first one's outage, and succeeds even when it is over. */
export async function addOutage(store: Store, { id, staff }: FormStamp, sent: unknown): Promise<DayResult> {
  if (!isUuid(id)) return { outcome: 'missing' }
  const now = store.now()
  const { bays } = store.facts()
  return await store.db.transaction().execute(async (trx): Promise<DayResult> => {
    // Disabled after the request had begun.
    if (!(await enabledStaff(trx, staff).executeTakeFirst())) return { outcome: 'missing' }
    const first = await trx.selectFrom('outage').select('ends_at').where('id', '=', id).executeTakeFirst()
    if (first && first.ends_at <= now) return { outcome: 'done' }
    const checked = checkOutage(sent, now)
    if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
    const { startsAt, endsAt, reason } = checked.outage
    const dateAt = (instant: Instant) => wallClockAt(new Date(instant)).date
    await lockDays(trx, store, dateAt(startsAt), dateAt(endsAt))
    const others = (await readOutages(trx, startsAt, endsAt)).filter((other) => other.id !== id)
    const held = others.map((other) => ({ starts_at: other.startsAt, leaves_at: other.endsAt }))
    if (busiestMoment(held, startsAt).length >= bays) return { outcome: 'refused', fieldErrors: { date: outageErrors.full } }
    await trx
      .insertInto('outage')
      .values({ id, starts_at: startsAt, ends_at: endsAt, reason, staff_id: staff, created_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ starts_at: startsAt, ends_at: endsAt, reason }))
      .execute()
    return { outcome: 'done' }
  })
}

/** Puts a bay back in use. A repeat finds the outage gone, and succeeds. */
export async function removeOutage({ db }: Store, id: string, staff: string): Promise<DayResult> {
  if (!isUuid(id) || !(await enabledStaff(db, staff).executeTakeFirst())) return { outcome: 'missing' }
  await db.deleteFrom('outage').where('id', '=', id).execute()
  return { outcome: 'done' }
}
