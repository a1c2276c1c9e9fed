import type { Question } from '../../../workshop/faq.ts'
import styles from './question-item.module.css'

/** A collapsible question as a `details` element, which works without scripts and with find in page. */
export function QuestionItem({ number, question, answer, steps, open }: Question & { number: number }) {
  return (
    <details className={styles.item} open={open}>
      <summary className={styles.summary}>
        <span className={styles.number} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        <h2 className={styles.question}>{question}</h2>
      </summary>
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {steps ? (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : null}
      </div>
    </details>
  )
}
