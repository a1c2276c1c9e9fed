import type { ReactNode } from 'react'
import type { SiteLink } from '../../../workshop/links.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Callable } from '../callable/callable.tsx'
import styles from './banner.module.css'

type Props = {
  title: string
  lead?: string
  /** The way here, from the top down; the page itself is added. */
  from?: readonly SiteLink[]
  /** The address of the page's own line drawing, one of art/drawings. It decorates: nobody hears of it. */
  drawing?: string
  children?: ReactNode
}

/** The head of an inner page: where it stands, what it is called, and one thing of the trade. */
export function Banner({ title, lead, from = [], drawing, children }: Props) {
  return (
    <section className={styles.banner} data-tone="ink">
      {drawing ? <img className={styles.drawing} src={drawing} alt="" width={800} height={600} decoding="async" /> : null}
      <div className={styles.inside}>
        {from.length > 0 ? <Breadcrumbs from={from} title={title} /> : null}
        <h1 className={styles.title}>{title}</h1>
        {lead ? (
          <p className={styles.lead}>
            <Callable text={lead} />
          </p>
        ) : null}
        {children}
      </div>
    </section>
  )
}
