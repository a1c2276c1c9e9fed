import { homeLink, type SiteLink } from '../../../content/links.ts'
import { orderAmounts, orderLines, orderTotal } from '../../../content/shop/checkout.ts'
import { dollars } from '../../../content/shop/dollars.ts'
import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { Docket } from '../../components/docket/docket.tsx'
import { notices } from '../../components/sample-form/notices.ts'
import { SampleForm } from '../../components/sample-form/sample-form.tsx'
import { SubmitLink } from '../../components/sample-form/submit-link.tsx'
import { BillingFields } from './billing-fields.tsx'
import styles from './checkout.module.css'
import { checkoutWording as wording } from './checkout.wording.ts'
import { PaymentChoice } from './payment-choice.tsx'

const parents: SiteLink[] = [homeLink, { text: 'Cart', to: '/cart' }]

export default function Checkout() {
  return (
    <>
      <Banner title={wording.title} sample={wording.lead} parents={parents} />
      <section className={`${layout.wide} ${styles.checkout}`}>
        <SampleForm label={wording.form} notice={notices.checkout} className={styles.form}>
          <div className={styles.summary}>
            <Docket title={wording.summary} lines={orderLines} amounts={orderAmounts} total={orderTotal} />
          </div>
          <div className={styles.billing}>
            <BillingFields />
          </div>
          <div className={styles.pay} data-tone="paper">
            <PaymentChoice />
            <p className={styles.total}>
              {orderTotal.label} <span>{dollars(orderTotal.amount)}</span>
            </p>
            <SubmitLink className={button.quiet} href="/checkout">
              {wording.placeOrder}
            </SubmitLink>
          </div>
        </SampleForm>
      </section>
    </>
  )
}
