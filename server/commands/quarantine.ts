import { definitionOf } from '../../domain/enquiries/enquiries.ts'
import { summaryOf } from '../../domain/enquiries/enquiry.ts'
import type { StoredEnquiry } from '../database/types.ts'
import { listQuarantine, releaseFromQuarantine } from '../enquiries/quarantine.ts'
import { localTime } from '../mail/local-time.ts'
import { answersText } from '../mail/template/part.ts'
import { wording } from '../mail/wording.ts'
import { type CommandContext, runCommandLine } from './run-command-line.ts'

const usage = `Enquiries from bots or in a flood are held in quarantine for 30 days.
  npm run quarantine -- list                   shows them, oldest first
  npm run quarantine -- release <reference>…   emails them to the workshop, with a confirmation to the sender unless flagged`

/** Lists the quarantine, or releases enquiries from it. Returns the exit code. */
export async function quarantineCommand(
  [action, ...references]: readonly string[],
  { store, print }: Pick<CommandContext, 'store' | 'print'>,
): Promise<number> {
  if (action === 'list' && references.length === 0) {
    const waiting = await listQuarantine(store)
    for (const one of waiting) print(described(one))
    print(waiting.length === 0 ? 'The quarantine is empty.' : `${waiting.length} in quarantine.`)
    return 0
  }
  if (action === 'release' && references.length > 0) {
    let missing = 0
    for (const reference of references) {
      const released = await releaseFromQuarantine(store, reference)
      if (!released) missing++
      print(released ? `${reference} has been released; the running server will send its emails.` : `${reference} is not in quarantine.`)
    }
    return missing > 0 ? 1 : 0
  }
  print(usage)
  return 2
}

function described({ reference, kind, answers, receivedAt, signals }: StoredEnquiry): string {
  const head = [`Reference ${reference}`, `Received ${localTime(receivedAt)} (New Zealand time)`, wording.spam.heldBack(signals)]
  return `${head.join('\n')}\n\n${answersText(summaryOf(definitionOf(kind), answers))}\n`
}

if (import.meta.main) await runCommandLine(quarantineCommand)
