import type { Kysely } from 'kysely'
import { callIn } from '../../domain/actions/call.ts'
import type { Assignee, InboxLine } from '../../domain/desk.ts'
import { withAppointments } from '../appointments/last-appointments.ts'
import { notUndone } from '../database/not-undone.ts'
import type { ActionRow, EnquiryRow, Tables } from '../database/tables.ts'

/** The columns of a line, without the message, which may be long. */
const lineColumns = [
  'id',
  'reference',
  'kind',
  'source',
  'state',
  'plate',
  'name',
  'service',
  'subject',
  'received_at',
  'call_back_at',
  'assignee_id',
  'urgent',
  'appointment_at',
] as const

export type LineRow = Pick<EnquiryRow, (typeof lineColumns)[number]> & { message?: string | null }

/** Selects the columns of lines, for enquiries that aren't in quarantine. */
export function unquarantinedLines(db: Kysely<Tables>) {
  return db.selectFrom('enquiry').select(lineColumns).where('quarantined_at', 'is', null)
}

/** Returns the lines of enquiries, in the same order: each with its appointment, its assignee and the last contact with the customer. */
export async function linesOf(db: Kysely<Tables>, rows: readonly LineRow[]): Promise<InboxLine[]> {
  const contacts = await readContacts(
    db,
    rows.map(({ id }) => id),
  )
  const staff = await readNames(db, [...rows.map(({ assignee_id }) => assignee_id), ...contacts.map(({ staff_id }) => staff_id)])
  const lines = rows.map((row): InboxLine => {
    const own = contacts.filter(({ enquiry_id }) => enquiry_id === row.id)
    const call = latest(own.filter(({ kind }) => kind === 'call'))
    const { outcome } = callIn(call?.text ?? '')
    return {
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      source: row.source,
      state: row.state,
      plate: row.plate ?? undefined,
      name: row.name ?? '',
      about: row.service ?? row.subject ?? '',
      receivedAt: row.received_at,
      urgent: row.urgent === 1,
      assignee: row.assignee_id === null ? undefined : staff.get(row.assignee_id),
      callBackAt: row.call_back_at ?? undefined,
      wroteBack: own.some(({ kind, text, at }) => kind === 'wrote-back' && text && at === row.call_back_at),
      lastCall: call && { by: staff.get(call.staff_id)?.name ?? '', at: call.at, outcome },
      appointmentAt: row.appointment_at || undefined,
      message: row.message ?? undefined,
    }
  })
  return await withAppointments(db, lines)
}

type Contact = Pick<ActionRow, 'enquiry_id' | 'staff_id' | 'kind' | 'text' | 'version' | 'at'>

/** Returns the calls to the customers of these enquiries, and when they wrote back, apart from what was undone. */
async function readContacts(db: Kysely<Tables>, enquiries: readonly string[]): Promise<Contact[]> {
  if (enquiries.length === 0) return []
  return await db
    .selectFrom('action')
    .select(['enquiry_id', 'staff_id', 'kind', 'text', 'version', 'at'])
    .where('enquiry_id', 'in', enquiries)
    .where('kind', 'in', ['call', 'wrote-back'])
    .where(notUndone)
    .execute()
}

function latest(contacts: readonly Contact[]): Contact | undefined {
  return contacts.reduce<Contact | undefined>((last, contact) => (last && last.version > contact.version ? last : contact), undefined)
}

async function readNames(db: Kysely<Tables>, ids: readonly (string | null)[]): Promise<Map<string, Assignee>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const rows = known.length > 0 ? await db.selectFrom('staff').select(['id', 'name', 'disabled_at']).where('id', 'in', known).execute() : []
  return new Map(rows.map(({ id, name, disabled_at }) => [id, { id, name, isDisabled: disabled_at !== null }]))
}
