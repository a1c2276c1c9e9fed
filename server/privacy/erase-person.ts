import {
  type PersonErased,
  type PersonFound,
  type PersonRecord,
  type PersonSearch,
  personalDataForm,
} from '../../domain/accounts/personal-data.ts'
import type { Refused } from '../../domain/accounts/staff.ts'
import { definitionOf } from '../../domain/enquiries/enquiries.ts'
import { summaryOf } from '../../domain/enquiries/enquiry.ts'
import { check } from '../../domain/form.ts'
import type { Store } from '../database/store.ts'
import { deleteMailFiles } from '../mail/delete-mail-files.ts'
import { eraseEnquiries } from './delete-expired.ts'
import { openAppointments } from './open-appointments.ts'
import { findPerson, jsonOf, type Person, type PersonalData, SearchTermTooShort } from './personal-data.ts'

/** Finds everything about a person, for the desk's form. */
export async function findPersonalData(store: Store, sent: unknown): Promise<PersonFound | Refused> {
  const found = await search(store, sent)
  return 'fieldErrors' in found ? found : { outcome: 'found', search: found.search, records: found.data.map(recordOf) }
}

/** Returns the same as JSON, to be given to the person. */
export async function exportPersonalData(store: Store, sent: unknown): Promise<{ outcome: 'exported'; json: string } | Refused> {
  const found = await search(store, sent)
  if ('fieldErrors' in found) return found
  return { outcome: 'exported', json: jsonOf(found.data) }
}

/**
 * Deletes everything about a person, unsent emails and appointments included.
 * @param mailFolder where emails are written while there is no relay
 */
export async function erasePersonalData(store: Store, mailFolder: string, sent: unknown): Promise<PersonErased | Refused> {
  const found = await search(store, sent)
  if ('fieldErrors' in found) return found
  const { enquiries, mails, purged } = await eraseEnquiries(
    store,
    found.data.map(({ id }) => id),
  )
  await deleteMailFiles(mailFolder, mails)
  return { outcome: 'erased', enquiries, open: found.data.flatMap(openAppointments), isPurged: purged }
}

async function search(store: Store, sent: unknown): Promise<{ search: PersonSearch; data: PersonalData[] } | Refused> {
  const checked = check(personalDataForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const { by, value } = checked.answers
  try {
    return { search: { by, value }, data: await findPerson(store, { [by]: value } as Person) }
  } catch (error) {
    if (!(error instanceof SearchTermTooShort)) throw error
    return { outcome: 'refused', fieldErrors: { value: 'Give the whole email address, phone number or plate.' } }
  }
}

function recordOf(data: PersonalData): PersonRecord {
  const { id, reference, kind, receivedAt, answers, actions, mails } = data
  const events = [
    ...actions.map(({ at, kind: what, text, was }) => ({
      at,
      text: [what, text, was && `before: ${Object.values(was).filter(Boolean).join(', ')}`].filter(Boolean).join(': '),
    })),
    ...mails.map(({ kind: what, recipient, state, due_at, sent_at, sent_to }) => ({
      at: sent_at ?? due_at,
      text: `email (${what}) to ${recipient === 'workshop' ? 'the workshop' : (sent_to ?? 'the customer')}: ${sent_at ? 'sent' : state}`,
    })),
  ]
  return {
    id,
    reference,
    receivedAt,
    answers: summaryOf(definitionOf(kind), answers),
    events: events.toSorted((a, b) => a.at - b.at),
    open: openAppointments(data),
  }
}
