import { whyChooseUs } from '../../../workshop/about.ts'
import layout from '../../design/layout.module.css'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './second-reasons.module.css'
import head from './section-head.module.css'

/** The reasons as a row of links to the generic service page. */
export function SecondReasons() {
  return (
    <section className={`${layout.wide} ${head.minor}`}>
      <h2>{wording.reasons}</h2>
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
