import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import { CallButton } from '../call-button/call-button.tsx'
import styles from './process-steps.module.css'
import { processWording } from './process-steps.wording.ts'

const order = ['book', 'check', 'fix', 'home'] as const

type Props = {
  title?: string
  /** The booking link. */
  book: { text: string; to: string }
  /** The steps of a page that has its own. */
  steps?: Partial<Record<(typeof order)[number], { title: string; text: string }>>
}

/** The four steps from booking to pick-up, and the links for the first. */
export function ProcessSteps({ title = processWording.title, book, steps }: Props) {
  const shown = { ...processWording.steps, ...steps }
  return (
    <section className={styles.band} data-tone="paper" aria-labelledby="process">
      <div className={`${layout.wide} ${styles.inside}`}>
        <div className={styles.head}>
          <h2 id="process" className={styles.title}>
            {title}
          </h2>
          <div className={styles.actions}>
            <a className={button.own} href={book.to}>
              {book.text}
            </a>
            <CallButton />
          </div>
        </div>
        <ol className={styles.steps}>
          {order.map((step) => (
            <li key={step} className={styles.step}>
              <h3>{shown[step].title}</h3>
              <p>{shown[step].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
