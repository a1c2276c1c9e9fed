import jobCard from '../../../art/drawings/job-card.svg?url'
import key from '../../../art/drawings/key.svg?url'
import scanTool from '../../../art/drawings/scan-tool.svg?url'
import torqueWrench from '../../../art/drawings/torque-wrench.svg?url'
import layout from '../../design/layout.module.css'
import styles from './process-steps.module.css'
import { processWording } from './process-steps.wording.ts'

const steps = [
  { ...processWording.steps.book, drawing: jobCard },
  { ...processWording.steps.check, drawing: scanTool },
  { ...processWording.steps.fix, drawing: torqueWrench },
  { ...processWording.steps.home, drawing: key },
]

/** The four steps from booking to pick-up, each with a drawing. */
export function ProcessSteps() {
  return (
    <section className={styles.band} data-tone="ink" aria-labelledby="process">
      <div className={`${layout.wide} ${layout.section}`}>
        <h2 id="process" className={styles.title}>
          {processWording.title}
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text, drawing }) => (
            <li key={title} className={styles.step}>
              <img className={styles.drawing} src={drawing} alt="" width={800} height={600} loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
