import type { Kysely } from 'kysely'
import type { Done, Instant, MailFate, TimelineEntry } from '../../desk/actions/desk.ts'
import { appointmentOf } from './appointments.ts'
import type { Database } from './database.ts'
import type { ActionRow, EnquiryRow, OutboxRow, Tables } from './tables.ts'

/** Milliseconds for which a mail from staff is held, so that it can be undone. */
export const heldFor = 10_000

/** Milliseconds for which an action that sends no mail can be undone. */
export const undoneWithin = 10 * 60_000

/** An entry, with the enquiry's version after it. */
export type VersionedEntry = { version: number; entry: TimelineEntry }

/**
 * Returns what happened to an enquiry, oldest first.
 * @param now milliseconds since 1970
 */
export async function timelineOf(db: Kysely<Tables>, row: EnquiryRow, now: number): Promise<VersionedEntry[]> {
  const actions = await db
    .selectFrom('action')
    .innerJoin('staff', 'staff.id', 'action.staff_id')
    .selectAll('action')
    .select('staff.name as by')
    .where('enquiry_id', '=', row.id)
    .orderBy('version')
    .execute()
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'state', 'attempts', 'due_at', 'sent_at', 'action_id'])
    .where('enquiry_id', '=', row.id)
    .where('recipient', '=', 'visitor')
    .execute()
  const appointments = await db.selectFrom('appointment').selectAll().where('enquiry_id', '=', row.id).execute()
  const undone = new Set(actions.map(({ undoes }) => undoes))
  const confirmation = mails.find(({ kind }) => kind === 'confirmation')
  const received = {
    id: row.id,
    at: row.received_at,
    kind: 'received',
    mail: confirmation && fateOf(confirmation, now),
    undone: false,
  } as const
  return [
    // What staff wrote down begins with their action.
    ...(row.source === 'desk' ? [] : [{ version: 0, entry: received }]),
    ...actions.map((action): VersionedEntry => {
      const mail = mails.find(({ action_id }) => action_id === action.id)
      const appointment = appointments.find(({ id }) => id === action.appointment_id)
      return {
        version: action.version,
        entry: {
          id: action.id,
          at: action.at,
          kind: action.kind,
          by: action.by,
          text: action.text ?? undefined,
          mail: mail && fateOf(mail, now),
          appointment: appointment && appointmentOf(appointment),
          undone: undone.has(action.id),
          undoUntil: undone.has(action.id) ? undefined : undoUntil(action, mail, now),
        },
      }
    }),
  ]
}

/** Returns an action of `staff`. Undefined for other people's actions. */
export async function findDone({ db }: Database, id: string, staff: string, now: number): Promise<Done | undefined> {
  const action = await db.selectFrom('action').selectAll().where('id', '=', id).where('staff_id', '=', staff).executeTakeFirst()
  if (!action) return undefined
  const undone = await db.selectFrom('action').select('id').where('undoes', '=', id).executeTakeFirst()
  const mail = await db.selectFrom('outbox').selectAll().where('action_id', '=', id).executeTakeFirst()
  const { kind, enquiry_id, text } = action
  return { id, kind, enquiry: enquiry_id, text: text ?? undefined, undoUntil: undone ? undefined : undoUntil(action, mail, now) }
}

type Mail = Pick<OutboxRow, 'kind' | 'state' | 'attempts' | 'due_at' | 'sent_at'>

/** Returns until when an action can be undone: as long as its mail is held, or ten minutes without one. Undefined when it is too late. */
export function undoUntil({ kind, at }: Pick<ActionRow, 'kind' | 'at'>, mail: Mail | undefined, now: number): Instant | undefined {
  if (kind === 'undo' || (mail && !isHeld(mail, now))) return undefined
  const until = mail ? mail.due_at : at + undoneWithin
  return now < until ? until : undefined
}

function fateOf(mail: Mail, now: number): MailFate {
  const { kind, state, sent_at } = mail
  return { kind, state: isHeld(mail, now) ? 'held' : state, sentAt: sent_at ?? undefined }
}

/** Whether no server has claimed it or will claim it yet. */
function isHeld({ state, attempts, due_at }: Mail, now: number): boolean {
  return state === 'due' && attempts === 0 && now < due_at
}
