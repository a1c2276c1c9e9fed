import type { ReactNode } from 'react'
import type { FactsText } from '../../../content/facts-text.ts'
import layout from '../../../ui/layout.module.css'
import { SampleForm } from '../sample-form/sample-form.tsx'
import styles from './account-card.module.css'

type Props = {
  /** The name of the form. */
  title: string
  /** Shown after the form: the link to the other of the two pages. */
  other: ReactNode
  notice: FactsText
  notices?: Readonly<Record<string, FactsText>>
  /** The fields and the buttons. */
  children: ReactNode
}

/** The sample form of the sign-in and sign-up pages. */
export function AccountCard({ title, other, notice, notices, children }: Props) {
  return (
    <section className={`${layout.wide} ${styles.account}`}>
      <div className={styles.sample} data-tone="paper">
        <SampleForm label={title} notice={notice} notices={notices} className={styles.form}>
          {children}
        </SampleForm>
        <p className={styles.other}>{other}</p>
      </div>
    </section>
  )
}
