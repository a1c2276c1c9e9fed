import { CircleCheck } from 'lucide-react'
import type { RefObject } from 'react'
import type { Answers } from '../../enquiries/enquiry.ts'
import { wording as messages } from '../../enquiries/form-post.ts'
import { Plate } from '../components/plate/plate.tsx'
import { TextWithPhoneLink } from '../components/text-with-phone-link/text-with-phone-link.tsx'
import { delayedStep, type FormWording, formWording } from './form-wording.ts'
import styles from './sent-summary.module.css'

/** `confirmation`: whether the server emails the visitor a copy. */
export type SentEnquiry = { received: Answers; confirmation: boolean }

type Props = {
  /** False until the enquiry is sent. */
  sent: SentEnquiry | false
  wording: FormWording
  /** Receives focus once the enquiry is sent. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** What was sent and what happens next, under the message that it was sent. */
export function SentSummary({ sent, wording, heading }: Props) {
  return (
    <>
      {/* Rendered while still empty, so that screen readers know the live region before it is filled. */}
      <div role="status">
        {sent ? (
          <h3 className={styles.message} tabIndex={-1} ref={heading}>
            <CircleCheck aria-hidden="true" size={28} strokeWidth={1.75} />
            {messages.sent}
          </h3>
        ) : null}
      </div>
      {sent ? <Details {...sent} wording={wording} /> : null}
    </>
  )
}

function Details({ received, confirmation, wording }: SentEnquiry & { wording: FormWording }) {
  const { plate, about, reply } = wording.sent(received)
  const next = [delayedStep(wording) ?? wording.next, ...(confirmation ? [formWording.copy] : []), ...wording.later]
  return (
    <div className={styles.details} data-sent>
      <p className={styles.about}>
        {plate ? <Plate>{plate}</Plate> : null} <span>{about}</span>
      </p>
      <p className={styles.reply}>{reply}</p>
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
