import { definitionOf } from '../../../domain/enquiries/enquiries.ts'
import type { SummaryLine } from '../../../domain/enquiries/enquiry.ts'
import { telLink } from '../../../domain/enquiries/fields/phone.ts'
import type { StoredEnquiry } from '../../database/types.ts'
import { localTime, shortTime } from '../local-time.ts'
import { wording } from '../wording.ts'
import { type Button, mailLink } from './buttons.ts'
import { mailCard } from './mail-card.ts'
import type { Part } from './part.ts'

export type EnquiryCard = {
  title: string
  /** Heading level: 1 if the card is the whole email. */
  level?: 1 | 2
  /** The answers to show: all of them for the workshop, only validated ones for the visitor. */
  answers: readonly SummaryLine[]
  /** Whether phone number and address are links, or also have buttons; for the workshop. */
  reach?: 'links' | 'buttons'
  /** The URL of its page at the desk, for a button. */
  page?: string | undefined
}

/** An enquiry as the card of an email. */
export function enquiryCard(enquiry: StoredEnquiry, { title, level = 2, answers, reach, page }: EnquiryCard): Part {
  const { reference, receivedAt } = enquiry
  const form = definitionOf(enquiry.kind)
  const isOf = (name: string) => (line: SummaryLine) => line.label === form.fields[name]?.label
  const [plate, message] = [answers.find(isOf('plate')), answers.find(isOf('message'))]
  const isAbout = (line: SummaryLine) => isOf('service')(line) || isOf('subject')(line)
  const { phone, email } = reach ? linksOf(enquiry) : {}
  const hasButtons = reach === 'buttons'
  const open = page ? { label: wording.workshop.open, href: page } : undefined
  return mailCard({
    title,
    level,
    cells: [
      { label: wording.reference.label, value: reference, text: wording.reference.text(reference) },
      { label: wording.received.label, value: shortTime(receivedAt), text: wording.received.text(localTime(receivedAt)) },
    ],
    plate,
    message,
    // Service or subject comes first, under the plate.
    lines: answers
      .filter((line) => line !== plate && line !== message)
      .toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)))
      .map((line) => ({ ...line, href: isOf('phone')(line) ? phone?.href : isOf('email')(line) ? email?.href : undefined })),
    buttons: hasButtons ? [phone, email, open].filter((button) => button !== undefined) : [],
    buttonsText: [hasButtons && email ? wording.workshop.replyText : '', open ? `${open.label}: ${open.href}` : '']
      .filter(Boolean)
      .join('\n'),
  })
}

function linksOf({ kind, reference, answers }: StoredEnquiry): { phone?: Button | undefined; email?: Button | undefined } {
  const { phone = '', email } = answers
  const { call, reply, replySubject } = wording.workshop
  const tel = telLink(phone)
  return {
    phone: tel ? { label: call(phone), href: tel } : undefined,
    email: email ? { label: reply, href: mailLink(email, wording.reference.subject(replySubject[kind], reference)) } : undefined,
  }
}
