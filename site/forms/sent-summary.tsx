import { CircleCheck } from 'lucide-react'
import type { RefObject } from 'react'
import { type EnquiryDefinition, summaryOf } from '../../domain/enquiries/enquiry.ts'
import { wording as messages } from '../../domain/enquiries/form-post.ts'
import type { Answers } from '../../domain/form.ts'
import { useFacts } from '../../ui/facts.ts'
import { TextWithPhoneLink } from '../components/text-with-phone-link/text-with-phone-link.tsx'
import { delayedStep, type FormWording, formWording } from './form-wording.ts'
import styles from './sent-summary.module.css'

/** `confirmation`: whether the server emails the visitor a copy. */
export type SentEnquiry = { received: Answers; confirmation: boolean }

type Props = {
  /** False until the enquiry is sent. */
  sent: SentEnquiry | false
  sending: boolean
  enquiry: EnquiryDefinition
  wording: FormWording
  /** Receives focus once the enquiry is sent. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** What was sent and what happens next, under the message that it was sent. */
export function SentSummary({ sent, sending, enquiry, wording, heading }: Props) {
  return (
    <>
      {/* Rendered while still empty, so that screen readers know the live region before it is filled. */}
      <div role="status">
        {sent ? (
          <h3 className={styles.message} tabIndex={-1} ref={heading}>
            <CircleCheck size={28} />
            {messages.sent}
          </h3>
        ) : null}
        {sending ? <span className="visually-hidden">{formWording.sending}</span> : null}
      </div>
      {sent ? <Details {...sent} enquiry={enquiry} wording={wording} /> : null}
    </>
  )
}

function Details({ received, confirmation, enquiry, wording }: SentEnquiry & Pick<Props, 'enquiry' | 'wording'>) {
  const facts = useFacts()
  const step = delayedStep(wording, facts) ?? wording.next(facts)
  const next = [step, ...(confirmation ? [formWording.copy] : []), wording.later(facts)]
  return (
    <div className={styles.details} data-sent>
      <dl className={styles.answers}>
        {summaryOf(enquiry, received).map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.reply}>{wording.reply(received)}</p>
      <ul className={styles.next}>
        {next.map((line) => (
          <li key={line}>
            <TextWithPhoneLink text={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}
