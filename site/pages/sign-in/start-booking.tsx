import { bookableServices } from '../../../workshop/bookable-services.data.ts'
import button from '../../components/button/button.module.css'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { signInWording as wording } from './sign-in.wording.ts'
import styles from './start-booking.module.css'

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
