import button from '../../components/button/button.module.css'
import { processWording } from '../../components/process-steps/process-steps.wording.ts'
import { wording } from '../../wording.ts'
import styles from './next-steps.module.css'

/** What happens after a booking, and the link to book. */
export function NextSteps() {
  return (
    <div className={styles.steps}>
      <ol>
        {Object.values(processWording.steps).map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <a className={button.primary} href="/appointment">
        {wording.bookAppointment}
      </a>
    </div>
  )
}
