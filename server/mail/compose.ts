import type { SendMailOptions } from 'nodemailer'
import { enquiries } from '../../enquiries/enquiries.ts'
import { type Enquiry, readBack, readBackConfirmed } from '../../enquiries/enquiry.ts'
import { addressLine, business } from '../../workshop/business.ts'
import { zone } from '../../workshop/dates.ts'
import { hoursLine } from '../../workshop/hours.ts'
import type { KeptEnquiry } from '../store/store.ts'
import type { Recipient } from '../store/tables.ts'
import { type Paragraph, toHtml, toText } from './letter.ts'
import { wording } from './wording.ts'

/** Whose mails: both addresses are settings, checked at start. */
export type Post = { mailFrom: string; workshopEmail: string }

/**
 * One mail about an enquiry. Addresses and names go to the mail library as parts, never as a line put together here,
 * so that no answer can become a header or another recipient.
 * @param messageId with its angle brackets
 */
export function composeMail(recipient: Recipient, enquiry: KeptEnquiry, post: Post, messageId: string): SendMailOptions {
  const letter = recipient === 'workshop' ? toWorkshop(enquiry, post) : toVisitor(enquiry, post)
  return {
    ...senderOfMails(post, messageId, enquiry.receivedAt),
    ...letter.head,
    text: toText(letter.paragraphs),
    html: toHtml(letter.paragraphs),
  }
}

/** What all our mails have in common. `date`: milliseconds since 1970. */
export function senderOfMails({ mailFrom }: Post, messageId: string, date: number): SendMailOptions {
  return {
    from: { name: business.name, address: mailFrom },
    messageId,
    date: new Date(date),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

type Letter = { head: SendMailOptions; paragraphs: readonly Paragraph[] }

function toWorkshop({ id, kind, answers, receivedAt }: KeptEnquiry, post: Post): Letter {
  const form = enquiries[kind] as Enquiry
  return {
    head: {
      to: address('', post.workshopEmail),
      replyTo: address(answers.name ?? '', answers.email ?? ''),
      subject: form.subject(answers),
    },
    paragraphs: [
      wording.workshop.opening[kind],
      readBack(form, answers),
      wording.workshop.reply,
      [wording.workshop.received(localTime(receivedAt)), wording.workshop.reference(id)],
    ],
  }
}

// Repeats only what the rules could check: anybody can type somebody else's address, and none of their words go there.
function toVisitor({ id, kind, answers }: KeptEnquiry, post: Post): Letter {
  const words = wording.visitor
  const noted = readBackConfirmed(enquiries[kind] as Enquiry, answers)
  return {
    head: {
      to: address('', answers.email ?? ''),
      replyTo: address(business.name, post.workshopEmail),
      subject: words.subject[kind](business),
      headers: { 'Auto-Submitted': 'auto-replied' },
    },
    paragraphs: [
      words.greeting,
      words.opening[kind],
      ...(noted.length > 0 ? [words.readBack, noted] : []),
      answers.phone ? words.next.call(hoursLine) : words.next.write(hoursLine),
      ...(kind === 'booking' ? [words.notYet] : []),
      words.mistake(business),
      [business.name, addressLine(), business.landline.shown, business.mobile.shown, hoursLine],
      [words.notYou, words.reference(id)],
    ],
  }
}

function address(name: string, address: string) {
  return { name, address }
}

/** Where the workshop is. */
export function localTime(time: number): string {
  return new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(time)
}
