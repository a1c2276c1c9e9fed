import type { ReactNode } from 'react'
import { countries } from '../../../content/shop/checkout.ts'
import { CheckField } from '../../../ui/check-field/check-field.tsx'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import styles from './billing-fields.module.css'
import { checkoutWording as wording } from './checkout.wording.ts'

/** The billing details, on a job card. */
export function BillingFields() {
  return (
    <FormCard title={wording.billing} cells={wording.cells}>
      <fieldset className={styles.billing} aria-label={wording.billing}>
        <div className={styles.hint}>
          <p>{wording.marked}</p>
          <p>
            {wording.returning} <a href="/sign-in">{wording.signIn}</a>
          </p>
        </div>
        <Group title={wording.nameAndAddress}>
          <SelectField label={wording.country} name="country" marked isWide autoComplete="billing country-name" options={countries} />
          <TextField label={wording.firstName} name="firstName" marked autoComplete="billing given-name" />
          <TextField label={wording.lastName} name="lastName" marked autoComplete="billing family-name" />
          <TextField label={wording.company} name="company" isWide autoComplete="billing organization" />
          <TextField label={wording.address} name="address" marked isWide autoComplete="billing address-line1" />
          <div className={`${styles.full} ${styles.three}`}>
            <TextField label={wording.town} name="town" marked autoComplete="billing address-level2" />
            <TextField label={wording.state} name="state" marked autoComplete="billing address-level1" />
            <TextField label={wording.postcode} name="postcode" marked autoComplete="billing postal-code" />
          </div>
        </Group>
        <Group title={wording.howToReachYou}>
          <TextField label={wording.email} name="email" type="email" marked autoComplete="billing email" />
          <TextField label={wording.phone} name="phone" type="tel" marked autoComplete="billing tel" />
        </Group>
        <Group title={wording.others}>
          <div className={styles.full}>
            <CheckField label={wording.createAccount} name="createAccount" />
            <CheckField label={wording.shipElsewhere} name="shipElsewhere" />
          </div>
          <TextField label={wording.notes} name="notes" rows={3} />
        </Group>
      </fieldset>
    </FormCard>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
