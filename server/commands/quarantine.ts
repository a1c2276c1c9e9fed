import { enquiries } from '../../enquiries/enquiries.ts'
import { type Enquiry, readBack } from '../../enquiries/enquiry.ts'
import { toText } from '../mail/letter.ts'
import { localTime } from '../mail/mail-kind.ts'
import { spamWording } from '../spam/wording.ts'
import type { Quarantined } from '../store/types.ts'
import type { CommandParts } from './run-command-line.ts'

const usage = `What a program sent, or came in a flood, waits in quarantine for 30 days.
  npm run quarantine -- list                   shows it, the oldest first
  npm run quarantine -- release <reference>…   sends it to the workshop, and a confirmation to its sender unless it looks odd`

/** Shows the quarantine, or lets enquiries out of it. */
export async function quarantineCommand(
  [action, ...references]: readonly string[],
  { store, say }: Pick<CommandParts, 'store' | 'say'>,
): Promise<number> {
  if (action === 'list' && references.length === 0) {
    const waiting = await store.listQuarantine()
    for (const one of waiting) say(told(one))
    say(waiting.length === 0 ? 'Nothing waits in quarantine.' : `${waiting.length} in quarantine.`)
    return 0
  }
  if (action === 'release' && references.length > 0) {
    let missing = 0
    for (const reference of references) {
      const released = await store.releaseFromQuarantine(reference)
      if (!released) missing++
      say(released ? `${reference} is released; the running server sends its mails.` : `${reference} does not wait in quarantine.`)
    }
    return missing > 0 ? 1 : 0
  }
  say(usage)
  return 2
}

function told({ id, kind, answers, receivedAt, signals }: Quarantined): string {
  const head = [`Reference ${id}`, `Received ${localTime(receivedAt)} (New Zealand time)`, spamWording.heldBack(signals)]
  return toText([head, readBack(enquiries[kind] as Enquiry, answers)])
}
