import type { EnquiryRow, OutboxRow } from '../../server/store/tables.ts'
import type { TakenMail } from '../../server/testing/relay.ts'
import type { Sending } from './posters.ts'

/** The store's content at the end of a run. */
export type Stored = { enquiries: readonly EnquiryRow[]; mails: readonly OutboxRow[] }

/** Number of deliveries by Message-ID, reference and recipient. */
export type Arrived = Map<string, number>

/** Counts a delivered mail, using only what its recipient sees. */
export function countMail(arrived: Arrived, { email, to }: TakenMail): void {
  const reference = email.text?.match(/Reference (\S+)/)?.[1]
  const key = mailKey(email.messageId ?? 'no Message-ID', reference ?? 'no reference', to.join())
  arrived.set(key, (arrived.get(key) ?? 0) + 1)
}

/**
 * Returns every broken promise as a sentence: none if each acknowledged enquiry is stored exactly once and unchanged, and both its mails were
 * delivered, each with one Message-ID.
 */
export function judge(sendings: readonly Sending[], { enquiries, mails }: Stored, arrived: Arrived, workshopEmail: string): string[] {
  const byVisitor = Map.groupBy(enquiries, ({ email }) => email)
  const failures = sendings.flatMap((sending) => failuresOfSending(sending, byVisitor.get(sending.answers.email) ?? []))
  const sent = new Set(sendings.map(({ answers }) => answers.email))
  for (const { id, email } of enquiries) if (!sent.has(email ?? '')) failures.push(`${id} is stored, but nobody sent it.`)

  const mailsOf = Map.groupBy(mails, ({ enquiry_id }) => enquiry_id)
  const expected = new Set<string>()
  for (const { id, reference, email } of enquiries) {
    const owed = mailsOf.get(id) ?? []
    const recipients = owed.map(({ recipient }) => recipient).sort()
    if (recipients.join() !== 'visitor,workshop') failures.push(`${id} has mails to '${recipients}' instead of visitor and workshop.`)
    for (const { recipient, message_id, state } of owed) {
      const key = mailKey(message_id, reference ?? 'no reference', recipient === 'workshop' ? workshopEmail : (email ?? ''))
      expected.add(key)
      if (state !== 'sent') failures.push(`The mail ${key} is still ${state} at the end.`)
      if (!arrived.has(key)) failures.push(`The mail ${key} was never delivered.`)
    }
  }
  for (const key of arrived.keys()) if (!expected.has(key)) failures.push(`A delivered mail is not in the store: ${key}.`)
  return failures
}

function failuresOfSending({ answers, successes, refusals }: Sending, rows: readonly EnquiryRow[]): string[] {
  const failures: string[] = []
  const who = answers.name
  if (rows.length > 1) failures.push(`${who} is stored ${rows.length} times.`)
  if (successes.length > 0 && rows.length === 0) failures.push(`${who} was told that it was sent, but it is not stored.`)
  for (const row of rows) {
    const changed = Object.entries(answers).filter(([name, answer]) => row[name as keyof EnquiryRow] !== answer)
    if (changed.length > 0) failures.push(`${who} is stored with changes: ${changed.map(([name]) => name)}.`)
    for (const id of successes) if (id && id !== row.id) failures.push(`${who} got the id ${id} but is stored as ${row.id}.`)
  }
  for (const status of refusals) if (status !== 0 && status !== 503) failures.push(`${who} got status ${status}.`)
  return failures
}

function mailKey(messageId: string, reference: string, to: string): string {
  return `${messageId} about ${reference} to ${to}`
}
