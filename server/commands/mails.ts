import { definitionOf } from '../../domain/enquiries/enquiries.ts'
import { summaryOf } from '../../domain/enquiries/enquiry.ts'
import type { OutboxRow } from '../database/tables.ts'
import { findEnquiry } from '../enquiries/find-enquiry.ts'
import { localTime } from '../mail/local-time.ts'
import { retryMail } from '../mail/send-again.ts'
import { listMails, mailsOf } from '../mail/stored-mails.ts'
import { answersText } from '../mail/template/part.ts'
import { type CommandContext, runCommandLine } from './run-command-line.ts'

const usage = `Shows emails that haven't been sent, and the enquiry with a reference, or an id from the log.
  npm run mails -- list              lists pending and failed emails, oldest first
  npm run mails -- retry <mail>…     sends them now; 'all' for every failed one
  npm run mails -- show <reference>  shows an enquiry in full, with its emails`

/** Why `retryMail` finds nothing to send. */
const reasons = 'it was sent already, is out of date, has no address any more, or there is no such email'

/** Maximum number of emails in a list. */
const listLimit = 500

/** Lists unsent emails, retries them, or shows an enquiry. Returns the exit code. */
export async function mailsCommand(
  [action, ...ids]: readonly string[],
  { store, print }: Pick<CommandContext, 'store' | 'print'>,
): Promise<number> {
  if (action === 'list' && ids.length === 0) {
    const mails = await listMails(store, listLimit)
    for (const mail of mails) print(described(mail))
    const failed = mails.filter(({ state }) => state === 'failed').length
    print(mails.length === 0 ? 'All emails have been sent.' : `${mails.length - failed} pending, ${failed} failed.`)
    if (mails.length === listLimit) print(`Only the oldest ${listLimit} are listed.`)
    return 0
  }
  if (action === 'retry' && ids.length > 0) {
    const failed = async () =>
      (await listMails(store, Number.MAX_SAFE_INTEGER)).filter(({ state }) => state === 'failed').map(({ id }) => id)
    const all = ids.includes('all')
    let isMissing = false
    for (const id of all ? await failed() : ids) {
      const retried = await retryMail(store, id)
      if (!retried && !all) isMissing = true
      print(`${id} ${retried ? 'is due now; the running server will send it.' : `is not sent: ${reasons}.`}`)
    }
    return isMissing ? 1 : 0
  }
  if (action === 'show' && ids.length > 0) {
    // A reference may be typed with spaces, like 'k7m 4qxr'.
    const typed = ids.join(' ')
    const enquiry = await findEnquiry(store, typed)
    if (!enquiry) {
      print(`There is no enquiry ${typed}.`)
      return 1
    }
    const { id, reference, kind, answers, receivedAt, signals } = enquiry
    const flagged = signals.length > 0 ? [`Flagged: ${signals.join(', ')}`] : []
    const head = [`Reference ${reference}`, `Id in the log ${id}`, `Received ${localTime(receivedAt)} (New Zealand time)`, ...flagged]
    print(`${head.join('\n')}\n\n${answersText(summaryOf(definitionOf(kind), answers))}\n`)
    for (const mail of await mailsOf(store, id)) print(described(mail))
    return 0
  }
  print(usage)
  return 2
}

function described({ id, kind, recipient, enquiry_id, state, attempts, due_at, created_at, last_error }: OutboxRow): string {
  const facts = [
    kind,
    `to the ${recipient}`,
    state === 'due' ? `${attempts === 0 && due_at > created_at ? 'held until' : 'next try'} ${localTime(due_at)}` : state,
    attempts === 1 ? '1 try' : `${attempts} tries`,
    ...(last_error ? [`last error ${last_error}`] : []),
    ...(enquiry_id ? [`enquiry ${enquiry_id}`] : []),
  ]
  return `${id}  ${facts.join(', ')}`
}

if (import.meta.main) await runCommandLine(mailsCommand)
