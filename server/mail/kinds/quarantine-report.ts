import * as v from 'valibot'
import { definitionOf } from '../../../domain/enquiries/enquiries.ts'
import { type SummaryLine, summaryOf } from '../../../domain/enquiries/enquiry.ts'
import type { StoredEnquiry } from '../../database/types.ts'
import type { MailKind } from '../mail-kind.ts'
import { buttons } from '../template/buttons.ts'
import { styles } from '../template/design.ts'
import { enquiryCard } from '../template/enquiry-card.ts'
import { html } from '../template/html.ts'
import { command, group, heading, type Part, paragraph, smallPrint } from '../template/part.ts'
import { wording } from '../wording.ts'

/** Largest HTML of the listed enquiries, in bytes: Gmail clips emails at 102 kB. */
const largest = 80_000
/** Characters shown of a message: enough to tell whether a person wrote it. */
const excerpt = 300

/** Covers enquiries quarantined after `since` and up to `until`, in milliseconds since 1970. */
const content = v.object({ since: v.number(), until: v.number() })

const words = wording.quarantine

/** The daily email to the workshop about quarantined enquiries. Undefined when all have been released or erased since. */
export const quarantineReport: MailKind = async (mail, { listQuarantine, deskUrl }) => {
  const { since, until } = v.parse(content, mail.content)
  const quarantined = await listQuarantine(since, until)
  if (quarantined.length === 0) return undefined
  const subject = words.subject(quarantined.length)
  const shown = shownOf(quarantined)
  const left = quarantined.length - shown.length
  return {
    subject,
    autoSubmitted: 'auto-generated',
    preheader: words.opening(quarantined.length),
    parts: [
      heading(subject),
      paragraph(words.opening(quarantined.length)),
      deskUrl ? listAtDesk(`${deskUrl}/mail`) : paragraph(words.onServer),
      ...shown,
      ...(left > 0 ? [command(words.more(left), 'sudo workshop-command quarantine list')] : []),
      smallPrint(words.end),
    ],
  }
}

function listAtDesk(href: string): Part {
  return {
    text: `${words.atDesk} ${words.desk}: ${href}`,
    html: html`<p class="text" style="margin:0 0 12px;${styles.body}">${words.atDesk}</p>${buttons([{ label: words.desk, href }])}`,
  }
}

/** Returns as many as fit into an email, oldest first. */
function shownOf(quarantined: readonly StoredEnquiry[]): Part[] {
  const shown: Part[] = []
  let size = 0
  for (const one of quarantined) {
    const part = partOf(one)
    size += Buffer.byteLength(part.html.toString())
    if (size > largest) break
    shown.push(part)
  }
  return shown
}

function partOf(enquiry: StoredEnquiry): Part {
  const { kind, reference, signals } = enquiry
  return group([
    enquiryCard(enquiry, { title: words.title[kind], answers: shortened(enquiry), reach: 'links' }),
    smallPrint(wording.spam.heldBack(signals)),
    command(words.release, `sudo workshop-command quarantine release ${reference}`),
  ])
}

function shortened({ kind, answers }: StoredEnquiry): SummaryLine[] {
  return summaryOf(definitionOf(kind), answers).map(({ label, answer }) => ({
    label,
    answer: answer.length > excerpt ? `${answer.slice(0, excerpt).toWellFormed()} …` : answer,
  }))
}
