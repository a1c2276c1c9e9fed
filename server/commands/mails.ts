import { enquiries } from '../../enquiries/enquiries.ts'
import { type Enquiry, readBack } from '../../enquiries/enquiry.ts'
import { toText } from '../mail/letter.ts'
import { localTime } from '../mail/mail-kind.ts'
import type { ListedMail } from '../store/types.ts'
import type { CommandParts } from './run-command-line.ts'

const usage = `Which e-mails have not left, and the enquiry behind an id that the log names.
  npm run mails -- list              those that wait or have failed, the oldest first
  npm run mails -- retry <mail>…     sends them now; 'all' for every one that has failed
  npm run mails -- show <enquiry>    everything that was typed, and its e-mails`

/** Mails that are listed at once. */
const longest = 500

/** Shows which mails have not left, sends them again, and shows an enquiry. */
export async function mailsCommand(
  [action, ...ids]: readonly string[],
  { store, say }: Pick<CommandParts, 'store' | 'say'>,
): Promise<number> {
  if (action === 'list' && ids.length === 0) {
    const mails = await store.listMails(longest)
    for (const mail of mails) say(described(mail))
    const failed = mails.filter(({ state }) => state === 'failed').length
    say(mails.length === 0 ? 'Every e-mail has left.' : `${mails.length - failed} waiting, ${failed} failed.`)
    if (mails.length === longest) say(`Only the oldest ${longest} are listed.`)
    return 0
  }
  if (action === 'retry' && ids.length > 0) {
    const failed = async () =>
      (await store.listMails(Number.MAX_SAFE_INTEGER)).filter(({ state }) => state === 'failed').map(({ id }) => id)
    let missing = 0
    for (const id of ids.includes('all') ? await failed() : ids) {
      const retried = await store.retryMail(id)
      if (!retried) missing++
      say(retried ? `${id} leaves now, if the server runs.` : `${id}: no e-mail of that id waits or has failed.`)
    }
    return missing > 0 ? 1 : 0
  }
  const [id, ...rest] = ids
  if (action === 'show' && id && rest.length === 0) {
    const enquiry = await store.findEnquiry(id)
    if (!enquiry) {
      say(`There is no enquiry ${id}.`)
      return 1
    }
    const { kind, answers, receivedAt, signals } = enquiry
    const marked = signals.length > 0 ? [`Marked: ${signals.join(', ')}`] : []
    const head = [`Enquiry ${id}`, `Received ${localTime(receivedAt)} (New Zealand time)`, ...marked]
    say(toText([head, readBack(enquiries[kind] as Enquiry, answers)]))
    for (const mail of await store.mailsOf(id)) say(described(mail))
    return 0
  }
  say(usage)
  return 2
}

function described({ id, kind, recipient, enquiryId, state, attempts, dueAt, lastError }: ListedMail): string {
  const facts = [
    kind,
    `to the ${recipient}`,
    state === 'due' ? `next try ${localTime(dueAt)}` : state,
    attempts === 1 ? '1 try' : `${attempts} tries`,
    ...(lastError ? [`last error ${lastError}`] : []),
    ...(enquiryId ? [`enquiry ${enquiryId}`] : []),
  ]
  return `${id}  ${facts.join(', ')}`
}
