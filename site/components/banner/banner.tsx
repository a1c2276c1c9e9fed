import type { ReactNode } from 'react'
import type { FactsText } from '../../../content/facts-text.ts'
import { homeLink, type SiteLink } from '../../../content/links.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { SampleNotice } from '../sample-notice/sample-notice.tsx'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './banner.module.css'

type Props = {
  title: string
  lead?: string
  /** Replaces the lead: says that what the page shows is a sample, with a stamp. */
  sample?: FactsText
  /** The pages above this one, from the home page down: only that one, unless others are given. */
  parents?: readonly SiteLink[]
  /** Where to go from here instead of reading on, below the lead. */
  link?: SiteLink
  /** For a page whose name is in the breadcrumbs and whose heading is in its content: this one is for screen readers alone. */
  titleBelow?: boolean
  /** Only as tall as its text, for pages that have a heading of their own below it. */
  slim?: boolean
  children?: ReactNode
}

/** The top of an inner page: breadcrumbs, heading, a line and a link. */
export function Banner({ title, lead, sample, parents = [homeLink], link, titleBelow = false, slim = false, children }: Props) {
  // What follows a comma, such as a car's name, stays on one line where it fits.
  const [start, ...others] = title.split(/(?<=, )/)
  const rest = others.join('')
  return (
    <section className={slim ? `${styles.banner} ${styles.slim}` : styles.banner} data-tone="ink">
      <div className={styles.inside}>
        {parents.length > 0 ? <Breadcrumbs parents={parents} title={title} /> : null}
        <h1 className={titleBelow ? 'visually-hidden' : rest ? `${styles.title} ${styles.long}` : styles.title}>
          {start}
          {rest ? <span>{rest}</span> : null}
        </h1>
        {lead ? (
          <p className={styles.lead}>
            <TextWithPhoneLink text={lead} />
          </p>
        ) : null}
        {sample ? (
          <div className={`${styles.lead} ${styles.sample}`}>
            <SampleNotice text={sample} />
          </div>
        ) : null}
        {link ? (
          <a className={`arrow ${styles.link}`} href={link.to}>
            {link.text}
          </a>
        ) : null}
        {children}
      </div>
    </section>
  )
}
