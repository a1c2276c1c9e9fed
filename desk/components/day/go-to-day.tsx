import { Form } from 'react-router'
import button from '../../../ui/button/button.module.css'
import fieldStyles from '../../../ui/form-field/form-field.module.css'
import styles from './go-to-day.module.css'

/** Opens any day. `date`: the one that is shown. */
export function GoToDay({ date }: { date: string }) {
  return (
    <Form action="/days" className={styles.form} aria-label="Go to a day">
      <input key={date} className={fieldStyles.input} type="date" name="date" aria-label="Day" defaultValue={date} required />
      <button type="submit" className={button.quiet}>
        Go
      </button>
    </Form>
  )
}
