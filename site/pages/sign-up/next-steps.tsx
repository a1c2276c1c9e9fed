import { processWording } from '../../components/process-steps/process-steps.wording.ts'
import styles from './next-steps.module.css'

/** What happens after a booking. */
export function NextSteps() {
  return (
    <section aria-labelledby="next">
      <h3 id="next">{processWording.title}</h3>
      <ol className={styles.steps}>
        {Object.values(processWording.steps).map(({ title, short }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{short}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
