import { textOf } from '../../../content/facts-text.ts'
import type { Question } from '../../../content/faq.ts'
import { useFacts } from '../../../ui/facts.ts'
import { TextWithPhoneLink } from '../../components/text-with-phone-link/text-with-phone-link.tsx'
import { keepUnits } from '../../keep-units.ts'
import { AnswerFigure } from './answer-figure.tsx'
import styles from './question-item.module.css'

/** A collapsible question as a `details` element, which works without scripts and with find in page. */
export function QuestionItem({ number, question, answer, steps, figure, open }: Question & { number: number }) {
  const facts = useFacts()
  return (
    <details className={styles.item} open={open}>
      <summary className={styles.summary}>
        <h2 className={styles.question}>{question}</h2>
      </summary>
      {/* A link to the answer opens it, which a link to the question wouldn't. */}
      <div className={styles.answer} id={`answer-${number}`}>
        {answer
          .map((text) => keepUnits(textOf(text, facts)))
          .map((paragraph) => (
            <p key={paragraph}>
              <TextWithPhoneLink text={paragraph} />
            </p>
          ))}
        {steps ? (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{keepUnits(step)}</li>
            ))}
          </ol>
        ) : null}
        {figure ? <AnswerFigure figure={figure} /> : null}
      </div>
    </details>
  )
}
