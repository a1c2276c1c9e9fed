import type { SiteLink } from '../../../content/links.ts'
import layout from '../../../ui/layout.module.css'
import { BookOrCall } from '../book-or-call/book-or-call.tsx'
import styles from './call-to-action.module.css'

type Props = {
  title: string
  text: string
  tone?: 'ink' | 'paper'
  /** Replaces the booking link. */
  link?: SiteLink
}

/** The call to action at the end of a page: book or call. */
export function CallToAction({ title, text, tone = 'ink', link }: Props) {
  return (
    <section className={styles.band} data-tone={tone}>
      <div className={`${styles.inside} ${layout.wide}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <BookOrCall link={link} />
      </div>
    </section>
  )
}
