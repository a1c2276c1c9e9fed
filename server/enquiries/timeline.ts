import type { Kysely } from 'kysely'
import type { Done, MailStatus, TimelineEntry } from '../../domain/desk.ts'
import { isUuid } from '../../domain/form.ts'
import type { Instant } from '../../domain/instant.ts'
import { type ActionRecord, appointmentOf } from '../appointments/appointments.ts'
import type { Store } from '../database/store.ts'
import type { ActionRow, AppointmentRow, EnquiryRow, OutboxRow, Tables } from '../database/tables.ts'
import { mayHaveBeenSent } from '../mail/stored-mails.ts'
import { needsAttention } from '../mail/unreached.ts'

/** Milliseconds for which an email from staff is held, so that it can be undone before it's sent. */
export const heldFor = 10_000

/** Milliseconds for which an action can be undone, unless its email is sent earlier. */
const undoneWithin = 10 * 60_000

/** An entry, with the enquiry's version after it. */
type VersionedEntry = { version: number; entry: TimelineEntry }

/** Returns what happened to an enquiry, oldest first. `appointments`: the enquiry's. */
export async function timelineOf(
  db: Kysely<Tables>,
  row: EnquiryRow,
  appointments: readonly AppointmentRow[],
  now: Instant,
): Promise<VersionedEntry[]> {
  // One after the other, because a transaction has a single connection.
  const actions = await db
    .selectFrom('action')
    .innerJoin('staff', 'staff.id', 'action.staff_id')
    .selectAll('action')
    .leftJoin('staff as got', (join) => join.onRef('got.id', '=', 'action.text').on('action.kind', '=', 'assign'))
    .select(['staff.name as by', 'got.name as assignee'])
    .where('enquiry_id', '=', row.id)
    .orderBy('version')
    .execute()
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'state', 'attempts', 'unanswered', 'leased_until', 'due_at', 'sent_at', 'action_id', 'expires_at'])
    .select(needsAttention.as('needs_attention'))
    .where('enquiry_id', '=', row.id)
    .where('recipient', '=', 'visitor')
    .execute()
  const undone = new Set(actions.map(({ undoes }) => undoes))
  const confirmation = mails.find(({ kind }) => kind === 'confirmation')
  const statusOf = (mail: (typeof mails)[number]): MailStatus => ({
    ...mailStatusOf(mail, now),
    ...(mail.needs_attention && { needsAttention: true }),
  })
  const received = {
    id: row.id,
    at: row.received_at,
    kind: 'received',
    mail: confirmation && statusOf(confirmation),
    undone: false,
  } as const
  return [
    // A job from the desk begins with the action that made it.
    ...(row.source === 'desk' ? [] : [{ version: 0, entry: received }]),
    ...actions.map((action): VersionedEntry => {
      const mail = mailOf(mails, action.id)
      const reminder = mails.find(({ action_id, expires_at }) => action_id === action.id && expires_at !== null)
      const appointment = appointments.find(({ id }) => id === action.appointment_id)
      const { agreed, details } = JSON.parse(action.before) as ActionRecord
      return {
        version: action.version,
        entry: {
          id: action.id,
          at: action.at,
          kind: action.kind,
          by: action.by,
          text: action.text ?? undefined,
          assignee: action.assignee ?? undefined,
          mail: mail && statusOf(mail),
          reminder: reminder && { ...statusOf(reminder), dueAt: reminder.due_at },
          appointment: appointment && { ...appointmentOf(appointment), ...agreed },
          was: details,
          undone: undone.has(action.id),
          undoUntil: undone.has(action.id) ? undefined : undoUntil(action, mail, now, isLastAction(actions, action)),
        },
      }
    }),
  ]
}

/** Returns an action of `staff`. Undefined for other people's actions. */
export async function findDone({ db, ...store }: Store, id: string, staff: string): Promise<Done | undefined> {
  if (!isUuid(id)) return undefined
  const now = store.now()
  const action = await db.selectFrom('action').selectAll().where('id', '=', id).where('staff_id', '=', staff).executeTakeFirst()
  if (!action) return undefined
  const { kind, enquiry_id, text } = action
  const actions = await db
    .selectFrom('action')
    .select(['id', 'kind', 'undoes'])
    .where('enquiry_id', '=', enquiry_id)
    .orderBy('version')
    .execute()
  const mails = await db.selectFrom('outbox').selectAll().where('action_id', '=', id).execute()
  const mail = mailOf(mails, id)
  return {
    id,
    kind,
    enquiry: enquiry_id,
    text: text ?? undefined,
    mail: mail && mailStatusOf(mail, now),
    heldUntil: mail && isHeld(mail, now) ? mail.due_at : undefined,
    undoUntil: undoUntil(action, mail, now, isLastAction(actions, action)),
  }
}

/** Whether an action is its enquiry's last, apart from undone ones, undos, and those that are independent of it. */
export function isLastAction(
  actions: readonly Pick<ActionRow, 'id' | 'kind' | 'undoes'>[],
  { id, kind }: Pick<ActionRow, 'id' | 'kind'>,
): boolean {
  const undone = new Set(actions.map(({ undoes }) => undoes))
  const last = actions.findLast((each) => each.kind !== 'undo' && !undone.has(each.id) && !isIndependent(each.kind, kind))
  return last?.id === id
}

/**
 * Whether a later action can't matter to one of another kind: assigning an enquiry and marking it as urgent affect nothing else. Undoing a new job
 * deletes its enquiry, so to that everything matters.
 */
export function isIndependent(later: TimelineEntry['kind'], kind: string): boolean {
  return (later === 'assign' || later === 'urgent') && later !== kind && kind !== 'job'
}

/** Returns the email that an action sends, apart from a reminder, and from one to a former address if the customer gets one too. */
export function mailOf<M extends Pick<OutboxRow, 'kind' | 'action_id' | 'expires_at'>>(mails: readonly M[], action: string): M | undefined {
  const own = mails.filter(({ action_id, expires_at }) => action_id === action && expires_at === null)
  return own.find(({ kind }) => kind !== 'other-address') ?? own[0]
}

type Mail = Pick<OutboxRow, 'kind' | 'state' | 'attempts' | 'unanswered' | 'leased_until' | 'due_at' | 'sent_at'>

/** Returns until when an action can be undone. Undefined once that is over, its email may have been sent, or somebody has acted since. */
export function undoUntil(
  { kind, at }: Pick<ActionRow, 'kind' | 'at'>,
  mail: Mail | undefined,
  now: Instant,
  isLast: boolean,
): Instant | undefined {
  if (kind === 'undo' || !isLast || (mail && mayHaveBeenSent(mail))) return undefined
  const until = at + undoneWithin
  return now < until ? until : undefined
}

function mailStatusOf(mail: Mail, now: Instant): MailStatus {
  const { kind, state, sent_at } = mail
  return { kind, state: isHeld(mail, now) ? 'held' : state, sentAt: sent_at ?? undefined, mayHaveBeenSent: mayHaveBeenSent(mail) }
}

/** Whether it isn't due yet and was never tried. */
function isHeld({ state, attempts, due_at }: Mail, now: Instant): boolean {
  return state === 'due' && attempts === 0 && now < due_at
}
