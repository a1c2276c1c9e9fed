import * as v from 'valibot'
import { enquiries } from '../../../enquiries/enquiries.ts'
import { type Enquiry, readBack } from '../../../enquiries/enquiry.ts'
import { spamWording } from '../../spam/wording.ts'
import type { Quarantined } from '../../store/types.ts'
import type { Paragraph } from '../letter.ts'
import { localTime, type MailKind } from '../mail-kind.ts'
import { wording } from '../wording.ts'

/** Enquiries in one report. */
const longest = 200
/** Characters of a message: enough to know whether a person wrote it. */
const excerpt = 300

/** The moments, in milliseconds since 1970, after which and until which the enquiries came that it is about. */
const content = v.object({ since: v.number(), until: v.number() })

/** The daily mail to the workshop about what waits in quarantine. Nothing when all of it was released or erased meanwhile. */
export const quarantineReport: MailKind = async (mail, { post, store }) => {
  const { since, until } = v.parse(content, mail.content)
  const quarantined = await store.listQuarantine(since, until)
  if (quarantined.length === 0) return undefined
  const words = wording.quarantine
  const shown = quarantined.slice(0, longest)
  return {
    date: until,
    head: { to: { name: '', address: post.workshopEmail }, subject: words.subject(quarantined.length) },
    paragraphs: [
      words.opening(quarantined.length),
      ...shown.flatMap((one): Paragraph[] => [
        [words.received(localTime(one.receivedAt)), spamWording.heldBack(one.signals)],
        shortened(one),
        words.release(one.reference),
      ]),
      ...(shown.length < quarantined.length ? [words.more(quarantined.length - shown.length)] : []),
      words.end,
    ],
  }
}

function shortened({ kind, answers }: Quarantined): Paragraph {
  return readBack(enquiries[kind] as Enquiry, answers).map(({ label, answer }) => ({
    label,
    answer: answer.length > excerpt ? `${answer.slice(0, excerpt).toWellFormed()} …` : answer,
  }))
}
