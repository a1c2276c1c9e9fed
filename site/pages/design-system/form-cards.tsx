import { badBookings, goodBooking } from '../../../domain/enquiries/booking/booking.examples.ts'
import { booking } from '../../../domain/enquiries/booking/booking.ts'
import { contact } from '../../../domain/enquiries/contact/contact.ts'
import type { EnquiryDefinition } from '../../../domain/enquiries/enquiry.ts'
import type { FormPost } from '../../../domain/enquiries/form-post.ts'
import layout from '../../../ui/layout.module.css'
import { EnquiryForm } from '../../forms/enquiry-form.tsx'
import { bookingWording, contactWording } from '../../forms/form-wording.ts'
import styles from './design-system.module.css'

const empty = badBookings[0]

const cards: { state: string; kind: string; enquiry: EnquiryDefinition; posted?: FormPost }[] = [
  { state: 'empty', kind: 'empty', enquiry: booking },
  {
    state: 'invalid, all errors shown',
    kind: 'invalid',
    enquiry: booking,
    posted: { outcome: 'invalid', answers: { ...goodBooking, ...empty?.answers }, fieldErrors: empty?.fieldErrors ?? {} },
  },
  {
    state: 'failed, answers kept',
    kind: 'failed',
    enquiry: booking,
    posted: { outcome: 'failed', answers: goodBooking, status: 503 },
  },
  { state: 'sent', kind: 'sent', enquiry: booking, posted: { outcome: 'sent', received: goodBooking, confirmation: true } },
  { state: 'contact', kind: 'contact', enquiry: contact },
]

/** The job card in every state of a form. Each form gets a different kind, so that no two fields share an id. */
export function FormCards() {
  return (
    <div className={`${styles.row} ${styles.wide}`}>
      {cards.map(({ state, kind, enquiry, posted }) => (
        <div key={state} className={styles.card}>
          <span className={layout.label}>{state}</span>
          <EnquiryForm
            enquiry={{ ...enquiry, kind: kind as EnquiryDefinition['kind'] }}
            wording={{ ...(enquiry === booking ? bookingWording : contactWording), title: `Job card, ${state}` }}
            posted={posted}
          />
        </div>
      ))}
    </div>
  )
}
