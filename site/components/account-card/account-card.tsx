import type { ReactNode } from 'react'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import { bookingWording } from '../../../ui/form-wording.ts'
import layout from '../../../ui/layout.module.css'
import { SampleForm } from '../sample-form/sample-form.tsx'
import { SampleNotice } from '../sample-notice/sample-notice.tsx'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './account-card.module.css'
import { StartBooking } from './start-booking.tsx'

const wording = {
  closed: 'Not open yet',
  notSent: 'A preview: it sends nothing and saves nothing.',
}

type Props = {
  /** The name of the form. */
  title: string
  /** The heading of how to book without an account. */
  bookTitle: string
  /** How booking goes. */
  text: string
  /** What follows the start of a booking. */
  next: ReactNode
  /** Shown after the form: the link to the other of the two pages. */
  other: ReactNode
  notice: string
  notices?: Readonly<Record<string, string>>
  /** The fields and the buttons. */
  children: ReactNode
}

/** The layout of the sign-in and sign-up pages: how to book without an account, and the sample form. */
export function AccountCard({ title, bookTitle, text, next, other, notice, notices, children }: Props) {
  return (
    <section className={`${layout.wide} ${styles.account}`}>
      <FormCard title={bookTitle} cells={bookingWording.cells}>
        <div className={styles.book}>
          <div className={styles.start}>
            <p className={styles.text}>
              <TextWithPhoneLink text={text} />
            </p>
            <StartBooking />
          </div>
          {next}
        </div>
      </FormCard>
      <section className={styles.sample}>
        <h2>{wording.closed}</h2>
        <SampleForm label={title} notice={notice} notices={notices} className={styles.form}>
          <SampleNotice text={wording.notSent} />
          {children}
        </SampleForm>
        <p className={styles.other}>{other}</p>
      </section>
    </section>
  )
}
