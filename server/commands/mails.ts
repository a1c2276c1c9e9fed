import { enquiries } from '../../enquiries/enquiries.ts'
import { type Enquiry, summaryOf } from '../../enquiries/enquiry.ts'
import { localTime } from '../mail/local-time.ts'
import { answersText } from '../mail/template/part.ts'
import type { ListedMail } from '../store/types.ts'
import type { CommandParts } from './run-command-line.ts'

const usage = `Shows e-mails that haven't been sent, and the enquiry with a reference, or an id from the log.
  npm run mails -- list              lists pending and failed e-mails, oldest first
  npm run mails -- retry <mail>…     sends them now; 'all' for every failed one
  npm run mails -- show <reference>  shows an enquiry in full, with its e-mails`

/** Most mails listed at once. */
const listLimit = 500

/** Lists unsent mails, retries them, or shows an enquiry. Returns the exit code. */
export async function mailsCommand(
  [action, ...ids]: readonly string[],
  { store, say }: Pick<CommandParts, 'store' | 'say'>,
): Promise<number> {
  if (action === 'list' && ids.length === 0) {
    const mails = await store.listMails(listLimit)
    for (const mail of mails) say(described(mail))
    const failed = mails.filter(({ state }) => state === 'failed').length
    say(mails.length === 0 ? 'All e-mails have been sent.' : `${mails.length - failed} waiting, ${failed} failed.`)
    if (mails.length === listLimit) say(`Only the oldest ${listLimit} are listed.`)
    return 0
  }
  if (action === 'retry' && ids.length > 0) {
    const failed = async () =>
      (await store.listMails(Number.MAX_SAFE_INTEGER)).filter(({ state }) => state === 'failed').map(({ id }) => id)
    let missing = 0
    for (const id of ids.includes('all') ? await failed() : ids) {
      const retried = await store.retryMail(id)
      if (!retried) missing++
      say(retried ? `${id} is due now; the running server sends it.` : `${id}: no pending or failed e-mail has this id.`)
    }
    return missing > 0 ? 1 : 0
  }
  if (action === 'show' && ids.length > 0) {
    // A reference may be typed with spaces, like 'k7m 4qxr'.
    const typed = ids.join(' ')
    const enquiry = await store.findEnquiry(typed)
    if (!enquiry) {
      say(`There is no enquiry ${typed}.`)
      return 1
    }
    const { id, reference, kind, answers, receivedAt, signals } = enquiry
    const marked = signals.length > 0 ? [`Marked: ${signals.join(', ')}`] : []
    const head = [`Reference ${reference}`, `In the log ${id}`, `Received ${localTime(receivedAt)} (New Zealand time)`, ...marked]
    say(`${head.join('\n')}\n\n${answersText(summaryOf(enquiries[kind] as Enquiry, answers))}\n`)
    for (const mail of await store.mailsOf(id)) say(described(mail))
    return 0
  }
  say(usage)
  return 2
}

function described({ id, kind, recipient, enquiryId, state, attempts, dueAt, createdAt, lastError }: ListedMail): string {
  const facts = [
    kind,
    `to the ${recipient}`,
    state === 'due' ? `${attempts === 0 && dueAt > createdAt ? 'held until' : 'next try'} ${localTime(dueAt)}` : state,
    attempts === 1 ? '1 try' : `${attempts} tries`,
    ...(lastError ? [`last error ${lastError}`] : []),
    ...(enquiryId ? [`enquiry ${enquiryId}`] : []),
  ]
  return `${id}  ${facts.join(', ')}`
}
