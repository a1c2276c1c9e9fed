import { whyChooseUs } from '../../../content/about.ts'
import layout from '../../../ui/layout.module.css'
import styles from './why-choose-us.module.css'

const wording = { title: 'Why Choose Us?' }

type Props = {
  className: string | undefined
  /** The URLs of line drawings, one for each reason. */
  drawings?: readonly string[]
  drawingClassName?: string | undefined
}

/** The three reasons. Each page arranges them in its own way. */
export function WhyChooseUs({ className, drawings, drawingClassName }: Props) {
  return (
    <section className={`${layout.wide} ${className}`}>
      <h2>{wording.title}</h2>
      <ul className={styles.reasons}>
        {whyChooseUs.map(({ title, text }, i) => (
          <li key={title}>
            {drawings ? <img className={drawingClassName} src={drawings[i]} alt="" width={800} height={600} loading="lazy" /> : null}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
