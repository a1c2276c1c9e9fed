import type { EnquiryCard } from '../../domain/desk.ts'
import { isUuid } from '../../domain/form.ts'
import { latestAppointment, readAppointments } from '../appointments/appointments.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { EnquiryRow } from '../database/tables.ts'
import { storedEnquiry } from '../mail/stored-mails.ts'
import { type LineRow, linesOf, unquarantinedLines } from './lines.ts'
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
  const [timeline, lines] = await Promise.all([
    timelineOf(db, row, appointments, now),
    othersOf(store, row).then((others) => linesOf(db, [row, ...others])),
  ])
  const [own, ...others] = withWaiting(lines, now, store.facts())
  return (
    own && {
      ...storedEnquiry(row),
      waitedMinutes: own.waitedMinutes,
      state: row.state,
      version: row.version,
      quarantined: row.quarantined_at !== null,
      urgent: own.urgent,
      assignee: own.assignee,
      appointment: latestAppointment(appointments),
      lastAppointment: own.lastAppointment,
      callBackAt: own.callBackAt,
      wroteBack: own.wroteBack,
      timeline: timeline.map(({ entry }) => entry),
      others,
    }
  )
}

/** Runs a query per key, so that each reads the newest rows from its own index. */
async function othersOf({ db }: Database, row: EnquiryRow): Promise<LineRow[]> {
  const keys = (['plate_key', 'phone_key', 'email_key'] as const).filter((key) => row[key])
  const found = await Promise.all(
    keys.map((key) =>
      unquarantinedLines(db).where(key, '=', row[key]).where('id', '<>', row.id).orderBy('received_at', 'desc').limit(maxOthers).execute(),
    ),
  )
  const others = [...new Map(found.flat().map((other) => [other.id, other])).values()]
  return others.sort((a, b) => b.received_at - a.received_at).slice(0, maxOthers)
}
