import { figures } from '../../../content/faq.ts'
import layout from '../../../ui/layout.module.css'
import { ScaleLine } from '../../components/scale-line/scale-line.tsx'
import { faqWording } from './faq.wording.ts'
import styles from './figures.module.css'
import { answerId } from './question-item.tsx'

/** Key figures from the answers, under a ruler's ticks. */
export function Figures() {
  return (
    <section className={styles.band} data-tone="paper" aria-label={faqWording.figures}>
      <ScaleLine />
      <dl className={`${styles.figures} ${layout.wide}`}>
        {figures.map(({ value, unit, text, answer }) => (
          <div key={text}>
            <dt className={styles.value}>
              {value}
              <span className={styles.unit}> {unit}</span>
            </dt>
            <dd className={styles.text}>
              <a href={`#${answerId(answer)}`}>{text}</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
