import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { Picture } from '../picture/picture.tsx'
import { processWording } from '../process-steps/process-steps.wording.ts'
import styles from './booking-steps.module.css'

const wording = { jobCard: 'A job card, drawn as an example.' }

type Props = {
  /** Where a narrow screen shows them: before the form or after it. */
  place?: 'before' | 'after'
}

/** The four steps from booking to pick-up and a filled-in job card, as a column beside a form. */
export function BookingSteps({ place = 'after' }: Props) {
  return (
    <div className={`${styles.steps} ${styles[place]}`}>
      <section aria-labelledby="steps">
        <h2 className={styles.title} id="steps">
          {processWording.title}
        </h2>
        <ol className={styles.list}>
          {Object.values(processWording.steps).map(({ title, text }) => (
            <li key={title}>
              <h3 className={styles.name}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <figure>
        <Picture picture={commonPictures.appointment} sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 44vw, 91vw" />
        <figcaption className={styles.caption}>{wording.jobCard}</figcaption>
      </figure>
    </div>
  )
}
