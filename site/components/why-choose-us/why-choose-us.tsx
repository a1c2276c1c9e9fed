import { whyChooseUs } from '../../../workshop/about.ts'
import layout from '../../design/layout.module.css'
import styles from './why-choose-us.module.css'
import { whyChooseUsWording } from './why-choose-us.wording.ts'

/** Three reasons, as three columns of one ruled sheet. */
export function WhyChooseUs() {
  return (
    <section className={`${layout.wide} ${layout.section}`}>
      <h2>{whyChooseUsWording.title}</h2>
      <ol className={styles.reasons}>
        {whyChooseUs.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
