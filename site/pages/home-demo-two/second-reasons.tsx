import { whyChooseUs } from '../../../content/about.ts'
import layout from '../../../ui/layout.module.css'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './second-reasons.module.css'

/** The reasons as rows of links to the generic service page. */
export function SecondReasons() {
  return (
    <section className={`${layout.wide} ${layout.section}`}>
      <SectionHead title={wording.reasons} />
      <ul className={styles.reasons}>
        {whyChooseUs.map(({ title, text }) => (
          <li key={title}>
            <a className={styles.reason} href="/service-details">
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
