import type { ReactNode } from 'react'
import type { SiteLink } from '../../../workshop/links.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './banner.module.css'

type Props = {
  title: string
  lead?: string
  /** The pages above this one, from the home page down. */
  parents?: readonly SiteLink[]
  /** The URL of a decorative line drawing from art/drawings. */
  drawing?: string
  /** Lower on wide screens, for pages that people open to do something. */
  low?: boolean
  children?: ReactNode
}

/** The top of an inner page: breadcrumbs, heading and a line drawing. */
export function Banner({ title, lead, parents = [], drawing, low = false, children }: Props) {
  return (
    <section className={low ? `${styles.banner} ${styles.low}` : styles.banner} data-tone="ink">
      {drawing ? <img className={styles.drawing} src={drawing} alt="" width={800} height={600} decoding="async" /> : null}
      <div className={styles.inside}>
        {parents.length > 0 ? <Breadcrumbs parents={parents} title={title} /> : null}
        <h1 className={styles.title}>{title}</h1>
        {lead ? (
          <p className={styles.lead}>
            <TextWithPhoneLink text={lead} />
          </p>
        ) : null}
        {children}
      </div>
    </section>
  )
}
