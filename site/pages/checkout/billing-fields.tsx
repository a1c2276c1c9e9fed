import { countries } from '../../../workshop/shop/checkout.ts'
import { CheckField } from '../../components/check-field/check-field.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import styles from './billing-fields.module.css'
import { checkoutWording as wording } from './checkout.wording.ts'

/** The billing details. */
export function BillingFields() {
  return (
    <fieldset className={styles.billing} data-tone="paper">
      <legend className={styles.legend}>
        <h2 className={styles.title}>{wording.billing}</h2>
      </legend>
      <div className={styles.hint}>
        <p>{wording.marked}</p>
        <p>
          {wording.returning} <a href="/sign-in">{wording.signIn}</a>
        </p>
      </div>
      <div className={styles.fields}>
        <div className={styles.full}>
          <SelectField label={wording.country} name="country" marked autoComplete="billing country-name" options={countries} />
        </div>
        <TextField label={wording.firstName} name="firstName" marked autoComplete="billing given-name" />
        <TextField label={wording.lastName} name="lastName" marked autoComplete="billing family-name" />
        <div className={styles.full}>
          <TextField label={wording.company} name="company" autoComplete="billing organization" />
        </div>
        <div className={styles.full}>
          <TextField label={wording.address} name="address" marked autoComplete="billing address-line1" />
        </div>
        <div className={`${styles.full} ${styles.three}`}>
          <TextField label={wording.town} name="town" marked autoComplete="billing address-level2" />
          <TextField label={wording.state} name="state" marked autoComplete="billing address-level1" />
          <TextField label={wording.postcode} name="postcode" marked autoComplete="billing postal-code" />
        </div>
        <TextField label={wording.email} name="email" type="email" marked autoComplete="billing email" />
        <TextField label={wording.phone} name="phone" type="tel" marked autoComplete="billing tel" />
        <div className={`${styles.full} ${styles.choices}`}>
          <CheckField label={wording.createAccount} name="createAccount" />
          <CheckField label={wording.shipElsewhere} name="shipElsewhere" />
        </div>
        <div className={`${styles.full} ${styles.notes}`}>
          <TextField label={wording.notes} name="notes" rows={3} />
        </div>
      </div>
    </fieldset>
  )
}
