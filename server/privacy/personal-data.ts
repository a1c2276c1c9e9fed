import type { Details } from '../../domain/actions/details.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import type { EnquiryState } from '../../domain/enquiries/state.ts'
import type { ActionRecord } from '../appointments/appointments.ts'
import type { Database } from '../database/database.ts'
import type { ActionRow, AppointmentRow, OutboxRow } from '../database/tables.ts'
import type { StoredEnquiry } from '../database/types.ts'
import { storedEnquiry } from '../mail/stored-mails.ts'

export type Person = { email: string } | { phone: string } | { plate: string }

/** Everything stored about one enquiry. */
export type PersonalData = StoredEnquiry & {
  state: EnquiryState
  quarantinedAt: number | null
  mails: Pick<OutboxRow, 'id' | 'kind' | 'enquiry_id' | 'recipient' | 'state' | 'due_at' | 'sent_at' | 'sent_to'>[]
  /** The actions of staff, without their names and ids, which are not about this person. `was`: the previous values of changed details. */
  actions: (Pick<ActionRow, 'id' | 'enquiry_id' | 'kind' | 'text' | 'at'> & { was?: Details | undefined })[]
  appointments: AppointmentRow[]
}

/** The normalised search term is too short to identify a person. */
export class SearchTermTooShort extends Error {
  override name = 'SearchTermTooShort'
}

/**
 * Returns everything stored about a person, oldest first, including enquiries whose details matched before staff changed them. Ignores the
 * case of an address, the country code and punctuation of a phone number, and spaces and hyphens in a plate.
 * @throws SearchTermTooShort
 */
export async function findPerson(database: Database, person: Person): Promise<PersonalData[]> {
  const { db } = database
  const [[column, given]] = Object.entries(person) as [[keyof typeof normalisers, string]]
  const normalise = normalisers[column]
  const term = normalise(given)
  if (term.length < shortest[column].length) throw new SearchTermTooShort(shortest[column].message)
  const changes = await db.selectFrom('action').select(['enquiry_id', 'kind', 'before']).where('kind', '=', 'details').execute()
  const former = changes.filter((change) => normalise(formerDetails(change)?.[column] ?? '') === term).map(({ enquiry_id }) => enquiry_id)
  const rows = await db
    .selectFrom('enquiry')
    .selectAll()
    .where((eb) => eb.or([eb(`${column}_key`, '=', term), ...(former.length > 0 ? [eb('id', 'in', former)] : [])]))
    .orderBy('received_at')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'enquiry_id', 'recipient', 'state', 'due_at', 'sent_at', 'sent_to'])
    .where('enquiry_id', 'in', ids)
    .execute()
  const actions = await db
    .selectFrom('action')
    .select(['id', 'enquiry_id', 'kind', 'text', 'at', 'before'])
    .where('enquiry_id', 'in', ids)
    .orderBy('version')
    .execute()
  const appointments = await db.selectFrom('appointment').selectAll().where('enquiry_id', 'in', ids).execute()
  const of = (id: string) => (row: { enquiry_id: string | null }) => row.enquiry_id === id
  return rows.map((row) => ({
    ...storedEnquiry(row),
    state: row.state,
    quarantinedAt: row.quarantined_at,
    mails: mails.filter(of(row.id)),
    actions: actions.filter(of(row.id)).map(({ before, ...action }) => ({
      ...action,
      text: action.kind === 'assign' ? null : action.text,
      was: formerDetails({ ...action, before }),
    })),
    appointments: appointments.filter(of(row.id)),
  }))
}

/** Returns it as JSON, to be given to the person. */
export function jsonOf(data: readonly PersonalData[]): string {
  return JSON.stringify(
    data.map((one) => ({ ...one, receivedAt: new Date(one.receivedAt).toISOString() })),
    null,
    2,
  )
}

/** Returns the previous values of the details that an action changed; undefined for other kinds of actions. */
function formerDetails({ kind, before }: Pick<ActionRow, 'kind' | 'before'>): Details | undefined {
  return kind === 'details' ? (JSON.parse(before) as ActionRecord).details : undefined
}

const shortest = {
  email: { length: 3, message: 'Give an email address, like email=hana@example.co.nz.' },
  // As long as a New Zealand number without its area code.
  phone: { length: 7, message: "Give a full phone number, like phone='021 555 0142'." },
  plate: { length: 1, message: 'Give a plate, like plate=KLM482.' },
}
