import styles from './booking-steps.module.css'
import { bookingStepsWording } from './booking-steps.wording.ts'

/** The four steps from booking to pick-up, as a column beside a form. */
export function BookingSteps() {
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 className={styles.title} id="steps">
        {bookingStepsWording.title}
      </h2>
      <ol className={styles.list}>
        {Object.values(bookingStepsWording.steps).map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
