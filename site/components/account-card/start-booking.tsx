import button from '../../../ui/button/button.module.css'
import { bookableServices } from '../../../workshop/bookable-services.ts'
import { SelectField } from '../select-field/select-field.tsx'
import styles from './start-booking.module.css'

const wording = { service: 'What’s it in for?', start: 'Start booking' }

/** Leads to the booking form with a service chosen, without scripts too. */
export function StartBooking() {
  return (
    <form className={styles.form} action="/appointment" method="get" aria-label={wording.start}>
      <SelectField label={wording.service} name="service" options={bookableServices.map((name) => ({ value: name, name }))} />
      <button type="submit" className={button.primary}>
        {wording.start}
      </button>
    </form>
  )
}
