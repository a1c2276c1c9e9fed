import oneCard from '../../../art/drawings/one-card.svg?url'
import quote from '../../../art/drawings/quote.svg?url'
import trades from '../../../art/drawings/trades.svg?url'
import { whyChooseUs } from '../../../workshop/about.ts'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import layout from '../../design/layout.module.css'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './second-reasons.module.css'

const drawings = [trades, oneCard, quote]

/** The reasons as rows of links to the generic service page. */
export function SecondReasons() {
  return (
    <section className={`${layout.wide} ${layout.section}`}>
      <SectionHead title={wording.reasons} />
      <ul className={styles.reasons}>
        {whyChooseUs.map(({ title, text }, index) => (
          <li key={title}>
            <a className={styles.reason} href="/service-details">
              <img src={drawings[index]} alt="" width={800} height={600} decoding="async" />
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
