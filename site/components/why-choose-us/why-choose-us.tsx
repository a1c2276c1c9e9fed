import { whyChooseUs } from '../../../content/about.ts'
import layout from '../../../ui/layout.module.css'
import styles from './why-choose-us.module.css'

const wording = { title: 'Why Choose Us?' }

/** The three reasons. Each page arranges them in its own way. */
export function WhyChooseUs({ className }: { className: string | undefined }) {
  return (
    <section className={`${layout.wide} ${className}`}>
      <h2>{wording.title}</h2>
      <ul className={styles.reasons}>
        {whyChooseUs.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
