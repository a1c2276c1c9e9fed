import type { Instant } from '../../../domain/instant.ts'
import type { UnsentMail } from '../../../domain/mail-page.ts'
import { wallClockAt } from '../../../domain/opening-hours/dates.ts'
import { moment } from '../../when.ts'
import { mailNames } from '../timeline/timeline-wording.ts'

const names: Readonly<Record<string, string>> = {
  ...mailNames,
  notification: 'Enquiry',
  'quarantine-report': 'Report of held-back enquiries',
  alert: 'Alert',
  reply: 'Reply',
  ready: '“Your car’s ready”',
  reminder: 'Reminder',
}

/** Returns what an email is and where it goes: 'Confirmation to hana@example.nz'. */
export function describeUnsent({ kind, recipient, to }: UnsentMail): string {
  return `${names[kind] ?? 'Email'} to ${recipient === 'workshop' ? 'the workshop' : (to ?? 'nobody')}`
}

/** Says why an email hasn't been sent, and what happens next. */
export function describeReason(mail: UnsentMail, now: Instant): string {
  if (mail.isSending) return 'It’s on its way.'
  const { date, time } = wallClockAt(new Date(mail.dueAt))
  const next = mail.state === 'due' && mail.dueAt > now ? ` We’ll try again ${moment(date, time, now)}.` : ''
  const gaveUp = mail.error?.endsWith(givenUp) ? ' We’ve stopped trying.' : ''
  return `${reasonOf(mail)}${next}${gaveUp}`
}

const givenUp = ', given up'

function reasonOf({ state, recipient, attempts, error, mayHaveArrived }: UnsentMail): string {
  if (mayHaveArrived) return 'Our mail server took it, but never said whether it accepted it. They may have it already.'
  if (!error) return attempts === 0 ? 'It hasn’t been tried yet.' : 'Our mail server isn’t taking emails at the moment. We keep trying.'
  const reason = error.replace(givenUp, '')
  if (reason === 'compose') return 'The website couldn’t write it. The person who looks after the website finds the cause in its log.'
  const [codes, code = '', status = ''] = /\b([245]\d\d)(?: (\d\.\d+\.\d+))?$/.exec(reason) ?? []
  if (!codes) return 'This can’t be an email address.'
  return `${refusal(code, status, reason.includes('RCPT TO'), recipient === 'visitor' && state === 'failed' && reason === error)} (${codes})`
}

/** `isTheirs`: refused for good, because of the recipient: everything else is tried again. */
function refusal(code: string, status: string, isAtRecipient: boolean, isTheirs: boolean): string {
  if (status.endsWith('.2.2') || code === '552' || code === '452') return 'Their mailbox is full.'
  if (code.startsWith('4')) return 'The mail server asked us to try again later.'
  if (!isTheirs) return 'The mail server takes no email from us. Check the account and the addresses in the website’s settings.'
  if (status.startsWith('5.7.')) return 'This address takes no email from us.'
  return isAtRecipient ? 'There’s no such address. It may be misspelt.' : 'Their mail server refused what’s in it.'
}
