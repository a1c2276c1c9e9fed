import type { Answers, Enquiry, Faults } from '../../enquiries/enquiry.ts'
import { business } from '../../workshop/business.ts'

/** The words of one form. */
export type FormWording = {
  title: string
  submit: string
  /** What happens after it was sent. */
  next: string
  /** The ruled head of the card. */
  cells: readonly { label: string; text: string }[]
}

const next = 'We call you back within opening hours. A copy of what we noted is on its way to your e-mail.'

export const bookingWording: FormWording = {
  title: 'Book an Appointment',
  submit: 'Book appointment',
  next,
  cells: [
    { label: 'Job no.', text: 'New' },
    { label: 'Bay', text: 'Counter' },
  ],
}

export const contactWording: FormWording = {
  title: 'Write to us',
  submit: 'Send message',
  next: 'We answer within opening hours. A confirmation is on its way to your e-mail.',
  cells: [
    { label: 'Job no.', text: 'Enquiry' },
    { label: 'Bay', text: 'Counter' },
  ],
}

export const formWording = {
  sending: 'Sending…',
  selectService: 'Select your services',
  optional: 'optional',
  date: 'Date',
  /** For what, who reads it, how long, and the visitor's rights (Privacy Act 2020, principles 3, 6 and 7). */
  privacy: ({ monthsKept }: Enquiry) =>
    `We use this to answer you and to do the work. Only the workshop reads it, and it is deleted after ${monthsKept} months. To see or correct what we keep, write to`,
  /** Programs fill in every field that they find. */
  trap: 'Leave this field empty',
  callInstead: `Nothing that you typed is lost. If it does not work again, call us: ${business.landline.shown}.`,
  /** The line beside the button: what is missing, and what needs another look. */
  missing(enquiry: Enquiry, faults: Faults, answers: Answers): string {
    const faulty = Object.keys(faults)
    const named = (names: readonly string[]) => listed(names.map((name) => enquiry.fields[name]?.label.toLowerCase() ?? name))
    const empty = faulty.filter((name) => !answers[name]?.trim())
    const wrong = faulty.filter((name) => answers[name]?.trim())
    const lines = [
      ...(empty.length > 0 ? [`Still to fill in: ${named(empty)}.`] : []),
      ...(wrong.length > 0 ? [`Please check: ${named(wrong)}.`] : []),
    ]
    return lines.join(' ') || 'All there. One press sends it.'
  },
}

/** 'name, phone and message'. */
function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}
