import type { ReactNode } from 'react'
import { booking } from '../../../enquiries/booking/booking.ts'
import { business } from '../../../workshop/business.ts'
import layout from '../../design/layout.module.css'
import button from '../button/button.module.css'
import { OpenNow } from '../open-now/open-now.tsx'
import { Plate } from '../plate/plate.tsx'
import { SampleForm } from '../sample-form/sample-form.tsx'
import { SampleNotice } from '../sample-notice/sample-notice.tsx'
import styles from './account-card.module.css'

const wording = {
  text: 'Fill in the booking form, or ring us. We’ll call you back during opening hours to sort out a day.',
  asked: 'All we ask for',
  samplePlate: 'ABC123',
  book: 'Book an appointment',
  closed: 'Accounts aren’t open yet',
  notSent: 'Nothing you type here leaves this page.',
}

type Props = {
  /** The name of the form. */
  title: string
  /** The heading of how to book without an account. */
  bookTitle: string
  /** Shown after the form: the link to the other of the two pages. */
  other: ReactNode
  notice: string
  notices?: Readonly<Record<string, string>>
  fields: ReactNode
  /** What follows the fields. */
  children: ReactNode
}

/** The layout of the sign-in and sign-up pages: how to book without an account, and the sample form. */
export function AccountCard({ title, bookTitle, other, notice, notices, fields, children }: Props) {
  return (
    <section className={`${layout.wide} ${styles.account}`}>
      <div className={styles.book} data-tone="ink">
        <h2 className={styles.title}>{bookTitle}</h2>
        <div className={styles.how}>
          <p className={styles.text}>{wording.text}</p>
          <p className={styles.actions}>
            <a className={button.primary} href="/appointment">
              {wording.book}
            </a>{' '}
            <a className={button.quiet} href={`tel:${business.landline.dial}`}>
              {business.landline.shown}
            </a>{' '}
            <OpenNow brief />
          </p>
          <section className={styles.asked} data-tone="bone" aria-labelledby="asked">
            <h3 id="asked">
              <a className="arrow" href="/appointment">
                {wording.asked}
              </a>
            </h3>
            <ol>
              {Object.entries(booking.fields).map(([name, { label }]) => (
                <li key={name} className={layout.label}>
                  {label}
                  {name === 'plate' ? <Plate>{wording.samplePlate}</Plate> : null}
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
      <section className={styles.sample}>
        <h2>{wording.closed}</h2>
        <SampleForm label={title} notice={notice} notices={notices} className={styles.form}>
          <SampleNotice text={wording.notSent} />
          <div className={styles.fields}>{fields}</div>
          {children}
        </SampleForm>
        <p className={styles.other}>{other}</p>
      </section>
    </section>
  )
}
