import type { Stored } from './find-violations.ts'
import type { Act } from './staff.ts'

/** The email to the visitor that an action sends. */
const mailOf = { note: undefined, reply: 'reply', book: 'invitation' } as const

/**
 * Returns every violation as a sentence: none if each action that was answered is stored exactly once and as it was sent, with one email, and
 * no enquiry has an action that nobody sent. `findViolations` checks that each email was delivered under one Message-ID.
 */
export function findStaffViolations(acts: readonly Act[], { enquiries, mails, actions }: Stored): string[] {
  const violations = acts.flatMap((act) => violationsOf(act, { mails, actions, enquiries }))
  const sent = new Set(acts.map(({ id }) => id))
  for (const { id } of actions) if (!sent.has(id)) violations.push(`The action ${id} is stored, but nobody sent it.`)
  const actionsOf = Map.groupBy(actions, ({ enquiry_id }) => enquiry_id)
  for (const { id, version } of enquiries) {
    const count = actionsOf.get(id)?.length ?? 0
    if (version !== count) violations.push(`${id} has version ${version} after ${count} actions.`)
  }
  return violations
}

function violationsOf({ id, enquiry, kind, fields, answered, errorStatuses }: Act, { mails, actions }: Stored): string[] {
  const violations: string[] = []
  const rows = actions.filter((action) => action.id === id)
  if (rows.length > 1) violations.push(`The ${kind} ${id} is stored ${rows.length} times.`)
  if (answered > 0 && rows.length === 0) violations.push(`The ${kind} ${id} was answered, but is not stored.`)
  for (const row of rows) {
    const isSame = row.enquiry_id === enquiry && row.kind === kind && (row.text ?? undefined) === fields.text
    if (!isSame) violations.push(`The ${kind} ${id} is stored with changes.`)
    const kinds = mails.filter(({ action_id }) => action_id === id).map((mail) => mail.kind)
    if (kinds.join() !== (mailOf[kind] ?? '')) violations.push(`The ${kind} ${id} has the emails '${kinds}'.`)
  }
  for (const status of errorStatuses) if (status !== 0 && status !== 503) violations.push(`The ${kind} ${id} got status ${status}.`)
  return violations
}
