import { duration } from '../../when.ts'
import styles from './booking-form.module.css'

const choices = [30, 60, 90, 120, 180, 240, 480] as const

type Props = { chosen: number; choose: (minutes: number) => void }

/** Buttons that fill in the usual durations. Hidden without scripts, which they need. */
export function MinutesChoices({ chosen, choose }: Props) {
  return (
    <fieldset className={styles.choices} aria-label="How long it usually takes">
      {choices.map((minutes) => (
        <button key={minutes} type="button" className={styles.choice} aria-pressed={minutes === chosen} onClick={() => choose(minutes)}>
          {duration(minutes)}
        </button>
      ))}
    </fieldset>
  )
}
