import type { EnquiryDefinition } from '../../domain/enquiries/enquiry.ts'
import { isBlank } from '../../domain/enquiries/fields/field.ts'
import { refusals } from '../../domain/enquiries/form-post.ts'
import type { Answers, FieldErrors } from '../../domain/form.ts'
import { hoursLine } from '../../domain/opening-hours/hours-lines.ts'
import { closedUntil } from '../../domain/opening-hours/opening.ts'
import type { Facts, OpeningTimes } from '../../workshop/facts.ts'

/** The texts of one form. */
export type FormWording = {
  title: string
  submit: string
  /** The button that brings back the empty form after sending. */
  another: string
  /** How we get back to the visitor. */
  reply: (received: Answers) => string
  /** What happens next. */
  next: (facts: Facts) => string
  /** What we do when the workshop opens again: shown instead on closed days. */
  afterClosedDays: string
  /** The last line. */
  later: (facts: Facts) => string
  /** The labelled boxes in the card's header. */
  cells: readonly { label: string; text: string }[]
}

export const bookingWording: FormWording = {
  title: 'Book an Appointment',
  submit: 'Book appointment',
  another: 'Book another',
  reply: ({ phone }) => `We’ll call you on ${nonBreaking(phone)}`,
  next: (facts) => `We’ll ring during opening hours (${nonBreaking(hoursLine(facts))}) to sort out a day.`,
  afterClosedDays: 'will call you then',
  later: ({ business }) => `Need to change something? Call us on ${business.landline.shown}.`,
  cells: [
    { label: 'Job no.', text: 'New' },
    { label: 'From', text: 'Website' },
  ],
}

export const contactWording: FormWording = {
  title: 'Write to us',
  submit: 'Send message',
  another: 'Send another message',
  reply: ({ email, phone }) => `We’ll reply to ${email}${phone ? ` or call ${nonBreaking(phone)}` : ''}`,
  next: (facts) => `You’ll hear from us during opening hours (${nonBreaking(hoursLine(facts))}).`,
  afterClosedDays: 'will get back to you then',
  later: ({ business }) => `In a hurry? Call us on ${business.landline.shown}.`,
  cells: [
    { label: 'Type', text: 'Enquiry' },
    { label: 'From', text: 'Website' },
  ],
}

/** Returns what happens next if closed days delay it; undefined otherwise. */
export function delayedStep({ afterClosedDays }: FormWording, times: OpeningTimes): string | undefined {
  const closed = closedUntil(new Date(), times)
  return closed && `We’re ${closed}, and ${afterClosedDays}.`
}

export const formWording = {
  sending: 'Sending…',
  backToForm: 'Back to the form',
  closeNotice: 'Close',
  selectService: 'Select your services',
  optional: 'optional',
  inCapitals: (plate: string) => `Use capitals: ${plate}`,
  offer: (answer: string) => `Use ${answer}`,
  /** Purpose, readers, retention and the visitor's rights (Privacy Act 2020, principles 3, 6 and 7). */
  privacy: ({ monthsKept }: EnquiryDefinition) =>
    `We use this to get back to you and to do the work. Only the workshop reads it, and this website keeps it for ${monthsKept} months. To see or correct what we hold about you, email`,
  honeypot: 'Leave this field empty',
  /** Shown after `next` if a confirmation is emailed to the visitor. */
  copy: 'A copy is on its way to your email.',
  /** What to do after a failure, by HTTP status. Undefined means no response. */
  advice({ business }: Facts, status?: number): string {
    const call = business.landline.shown
    if (status === 429) return `${refusals.tooMany} Please call us on ${call}.`
    if (status === 413) return `${refusals.tooLong} Please shorten it, or call us on ${call}.`
    return `Everything you typed is still here. If it fails again, please call us on ${call}.`
  },
  /**
   * The line beside the submit button: which fields are empty and which are invalid, or that it can be sent.
   * @param delayed returns what closed days delay; called only if it can be sent
   */
  statusLine(enquiry: EnquiryDefinition, fieldErrors: FieldErrors, answers: Answers, delayed?: () => string | undefined): string {
    const invalid = Object.keys(fieldErrors)
    const named = (names: readonly string[]) => joinWithAnd(names.map((name) => enquiry.fields[name]?.label.toLowerCase() ?? name))
    const empty = invalid.filter((name) => isBlank(answers[name] ?? ''))
    const wrong = invalid.filter((name) => !isBlank(answers[name] ?? ''))
    const lines = [
      ...(empty.length > 0 ? [`Still to fill in: ${named(empty)}.`] : []),
      ...(wrong.length > 0 ? [`Please check: ${named(wrong)}.`] : []),
    ]
    return lines.join(' ') || ['Ready to send.', delayed?.()].filter(Boolean).join(' ')
  },
}

/** Keeps a text on one line. A no-break space alone doesn't: a line may break between a hyphen and it, but not at a word joiner. */
function nonBreaking(text = ''): string {
  return text.replaceAll('- ', '-\u2060 ').replaceAll(' ', '\u00a0')
}

/** Joins words to 'name, phone and message'. */
function joinWithAnd(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}
