import type { ReactNode } from 'react'
import { SiteLink } from '../site-link/site-link.tsx'
import styles from './banner.module.css'

type Props = {
  title: string
  lead?: string
  /** The way here, from the top down; the page itself is added. */
  from?: readonly { text: string; to: string }[]
  children?: ReactNode
}

/** The head of an inner page: where it stands, what it is called. */
export function Banner({ title, lead, from = [], children }: Props) {
  return (
    <section className={styles.banner} data-tone="ink">
      <div className={styles.inside}>
        {from.length > 0 ? (
          <nav aria-label="Breadcrumb">
            <ol className={styles.trail}>
              {from.map(({ text, to }) => (
                <li key={to}>
                  <SiteLink to={to}>{text}</SiteLink>
                </li>
              ))}
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
        ) : null}
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </section>
  )
}
