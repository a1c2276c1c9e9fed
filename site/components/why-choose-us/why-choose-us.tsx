import { whyChooseUs } from '../../../workshop/about.ts'
import layout from '../../design/layout.module.css'
import styles from './why-choose-us.module.css'

const wording = { title: 'Why Choose Us?' }

/** The three reasons. Each page arranges them in its own way. */
export function WhyChooseUs({ className }: { className: string | undefined }) {
  return (
    <section className={`${layout.wide} ${className}`}>
      <h2>{wording.title}</h2>
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
