import { payments } from '../../../content/shop/checkout.ts'
import { CheckField } from '../../../ui/check-field/check-field.tsx'
import { checkoutWording as wording } from './checkout.wording.ts'
import styles from './payment-choice.module.css'

/** The payment methods. */
export function PaymentChoice() {
  return (
    <fieldset className={styles.payment}>
      <legend className={styles.title}>{wording.payment}</legend>
      {payments.map(({ value, label, text }, i) => (
        <CheckField key={value} type="radio" name="payment" value={value} label={label} text={text} defaultChecked={i === 0} />
      ))}
    </fieldset>
  )
}
