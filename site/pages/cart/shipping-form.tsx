import { cardTypes } from '../../../content/shop/cart.ts'
import button from '../../../ui/button/button.module.css'
import { notices } from '../../components/sample-form/notices.ts'
import { SampleForm } from '../../components/sample-form/sample-form.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { cartWording as wording } from './cart.wording.ts'
import styles from './shipping-form.module.css'

const noteId = 'no-real-card'

/**
 * The sample shipping form. Nothing typed here leaves the page. So that browsers don't offer to fill in a card, autocomplete is off and no
 * field name sounds like a card's.
 */
export function ShippingForm() {
  return (
    <section className={styles.sheet} data-tone="paper">
      <h2 className={styles.title}>{wording.shipping}</h2>
      <p className={styles.text} id={noteId}>
        {wording.noRealCard}
      </p>
      <SampleForm label={wording.shipping} notice={notices.coupon} className={styles.form}>
        <div className={styles.card}>
          <SelectField
            label={wording.cardType}
            name="sampleType"
            autoComplete="off"
            options={cardTypes.map((name) => ({ value: name, name }))}
          />
          <TextField label={wording.cardNumber} name="sampleDigits" autoComplete="off" describedBy={noteId} />
          <TextField label={wording.verification} name="sampleCheck" autoComplete="off" describedBy={noteId} />
        </div>
        <div className={styles.coupon}>
          <TextField label={wording.coupon} name="coupon" autoComplete="off" />
          <button type="submit" className={button.quiet}>
            {wording.applyCoupon}
          </button>
        </div>
      </SampleForm>
    </section>
  )
}
