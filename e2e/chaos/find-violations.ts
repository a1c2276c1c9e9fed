import type { ActionRow, EnquiryRow, OutboxRow } from '../../server/database/tables.ts'
import type { ReceivedMail } from '../../server/testing/relay.ts'
import type { Submission } from './clients.ts'

/** The store's content at the end of a run. */
export type Stored = { enquiries: readonly EnquiryRow[]; mails: readonly OutboxRow[]; actions: readonly ActionRow[] }

/** Number of deliveries by Message-ID, reference and recipient. */
export type Deliveries = Map<string, number>

/** Counts a delivered email, using only what its recipient sees. */
export function countMail(deliveries: Deliveries, { email, to }: ReceivedMail): void {
  const reference = email.subject?.match(/\((\S+)\)$/)?.[1]
  const key = mailKey(email.messageId ?? 'no Message-ID', reference ?? 'no reference', to.join())
  deliveries.set(key, (deliveries.get(key) ?? 0) + 1)
}

/**
 * Returns every violation as a sentence: none if each acknowledged enquiry is stored exactly once and unchanged, and both its emails were
 * delivered, each with one Message-ID.
 */
export function findViolations(
  submissions: readonly Submission[],
  { enquiries, mails }: Omit<Stored, 'actions'>,
  deliveries: Deliveries,
  workshopEmail: string,
): string[] {
  const byVisitor = Map.groupBy(enquiries, ({ email }) => email)
  const violations = submissions.flatMap((submission) => violationsOfSubmission(submission, byVisitor.get(submission.answers.email) ?? []))
  const sent = new Set(submissions.map(({ answers }) => answers.email))
  for (const { id, email } of enquiries) if (!sent.has(email ?? '')) violations.push(`${id} is stored, but nobody sent it.`)

  const mailsOf = Map.groupBy(mails, ({ enquiry_id }) => enquiry_id)
  const expected = new Set<string>()
  for (const { id, reference, email } of enquiries) {
    const mailsOfEnquiry = mailsOf.get(id) ?? []
    const recipients = mailsOfEnquiry
      .filter(({ action_id }) => action_id === null)
      .map(({ recipient }) => recipient)
      .sort()
    if (recipients.join() !== 'visitor,workshop') violations.push(`${id} has emails to '${recipients}' instead of visitor and workshop.`)
    for (const { recipient, message_id, state } of mailsOfEnquiry) {
      const key = mailKey(message_id, reference ?? 'no reference', recipient === 'workshop' ? workshopEmail : (email ?? ''))
      expected.add(key)
      if (state !== 'sent') violations.push(`The email ${key} is still ${state} at the end.`)
      if (!deliveries.has(key)) violations.push(`The email ${key} was never delivered.`)
    }
  }
  for (const key of deliveries.keys()) if (!expected.has(key)) violations.push(`A delivered email is not in the store: ${key}.`)
  return violations
}

function violationsOfSubmission({ answers, successes, errorStatuses }: Submission, rows: readonly EnquiryRow[]): string[] {
  const violations: string[] = []
  const visitor = answers.name
  if (rows.length > 1) violations.push(`${visitor} is stored ${rows.length} times.`)
  if (successes.length > 0 && rows.length === 0) violations.push(`${visitor} was acknowledged, but is not stored.`)
  for (const row of rows) {
    const changed = Object.entries(answers).filter(([name, answer]) => row[name as keyof EnquiryRow] !== answer)
    if (changed.length > 0) violations.push(`${visitor} is stored with changes: ${changed.map(([name]) => name)}.`)
    for (const id of successes) if (id && id !== row.id) violations.push(`${visitor} got the id ${id} but is stored as ${row.id}.`)
  }
  for (const status of errorStatuses) if (status !== 0 && status !== 503) violations.push(`${visitor} got status ${status}.`)
  return violations
}

function mailKey(messageId: string, reference: string, to: string): string {
  return `${messageId} about ${reference} to ${to}`
}
