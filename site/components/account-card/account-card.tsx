import type { ReactNode } from 'react'
import type { PictureName } from '../../../art/pictures.ts'
import layout from '../../design/layout.module.css'
import { JobCard } from '../../forms/job-card.tsx'
import { InertForm } from '../inert-form/inert-form.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './account-card.module.css'
import { accountCells } from './account-card.wording.ts'

type Props = {
  title: string
  /** Beside the card. */
  lead: ReactNode
  picture: PictureName
  notice: string
  notices?: Readonly<Record<string, string>>
  children: ReactNode
}

/** Signing in and signing up look alike: words and a picture to the left, the card to fill in to the right. */
export function AccountCard({ title, lead, picture, notice, notices, children }: Props) {
  return (
    <section className={`${layout.wide} ${styles.account}`}>
      <div className={styles.side}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.picture}>
          <Picture name={picture} sizes="(min-width: 64rem) 34rem, 1px" />
        </div>
      </div>
      <JobCard title={title} cells={accountCells}>
        <InertForm label={title} notice={notice} notices={notices} className={styles.form}>
          {children}
        </InertForm>
      </JobCard>
    </section>
  )
}
