import type { EnquiryCard, InboxLine } from '../../domain/desk.ts'
import { isUuid } from '../../domain/form.ts'
import { latestAppointment, readAppointments } from '../appointments/appointments.ts'
import { lastAppointments, withAppointments } from '../appointments/last-appointments.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { EnquiryRow } from '../database/tables.ts'
import { storedEnquiry } from '../mail/stored-mails.ts'
import { lineOf, unquarantinedLines } from './inbox.ts'
import { timelineOf } from './timeline.ts'
import { withWaiting } from './waiting.ts'

/** Maximum number of other enquiries with the same car or person. */
const maxOthers = 20

/** Returns an enquiry with its timeline, and other enquiries with the same car or person. */
export async function readCard(store: Store, id: string): Promise<EnquiryCard | undefined> {
  if (!isUuid(id)) return undefined
  const now = store.now()
  const { db } = store
  const [[row], appointments] = await Promise.all([
    db.selectFrom('enquiry').selectAll().where('id', '=', id).execute(),
    readAppointments(db, id),
  ])
  if (!row) return undefined
  const [timeline, others] = await Promise.all([timelineOf(db, row, appointments, now), othersOf(store, row)])
  const [waiting] = withWaiting([{ state: row.state, receivedAt: row.received_at }], now, store.facts())
  return {
    ...storedEnquiry(row),
    waitedMinutes: waiting?.waitedMinutes,
    source: row.source,
    state: row.state,
    version: row.version,
    quarantined: row.quarantined_at !== null,
    appointment: latestAppointment(appointments),
    lastAppointment: lastAppointments(appointments).get(id),
    callBackAt: row.call_back_at ?? undefined,
    timeline: timeline.map(({ entry }) => entry),
    others: withWaiting(others, now, store.facts()),
  }
}

/** Runs a query per key, so that each reads the newest rows from its own index. */
async function othersOf(database: Database, row: EnquiryRow): Promise<InboxLine[]> {
  const keys = (['plate_key', 'phone_key', 'email_key'] as const).filter((key) => row[key])
  const found = await Promise.all(
    keys.map((key) =>
      unquarantinedLines(database.db)
        .where(key, '=', row[key])
        .where('id', '<>', row.id)
        .orderBy('received_at', 'desc')
        .limit(maxOthers)
        .execute(),
    ),
  )
  const others = [...new Map(found.flat().map((other) => [other.id, other])).values()]
  const newest = others.sort((a, b) => b.received_at - a.received_at).slice(0, maxOthers)
  return await withAppointments(database.db, newest.map(lineOf))
}
