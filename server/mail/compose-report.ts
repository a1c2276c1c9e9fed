import type { SendMailOptions } from 'nodemailer'
import { enquiries } from '../../enquiries/enquiries.ts'
import { type Enquiry, readBack } from '../../enquiries/enquiry.ts'
import type { DueReport, Quarantined } from '../store/quarantine.ts'
import { localTime, type Post, senderOfMails } from './compose.ts'
import { type Paragraph, toHtml, toText } from './letter.ts'
import { wording } from './wording.ts'

/** Enquiries that are told of in one report; the least suspicious come first, so that what is cut off is hardly a person. */
const longest = 200
/** Characters of a message: enough to know whether a person wrote it. */
const excerpt = 300

/** The daily mail to the workshop about what waits in quarantine. */
export function composeReport({ quarantined, messageId, until }: DueReport, post: Post): SendMailOptions {
  const words = wording.quarantine
  const told = quarantined.slice(0, longest)
  const paragraphs: Paragraph[] = [
    words.opening(quarantined.length),
    ...told.flatMap((one): Paragraph[] => [
      [words.received(localTime(one.receivedAt)), words.why(one.suspectedFor)],
      shortened(one),
      words.release(one.id),
    ]),
    ...(told.length < quarantined.length ? [words.more(quarantined.length - told.length)] : []),
    words.end,
  ]
  return {
    ...senderOfMails(post, messageId, until),
    to: { name: '', address: post.workshopEmail },
    subject: words.subject(quarantined.length),
    text: toText(paragraphs),
    html: toHtml(paragraphs),
  }
}

function shortened({ kind, answers }: Quarantined): Paragraph {
  return readBack(enquiries[kind] as Enquiry, answers).map(({ label, answer }) => ({
    label,
    answer: answer.length > excerpt ? `${answer.slice(0, excerpt).toWellFormed()} …` : answer,
  }))
}
