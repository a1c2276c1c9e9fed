import { cartAmounts, cartTotal } from '../../../content/shop/cart.ts'
import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { Docket } from '../../components/docket/docket.tsx'
import styles from './cart.module.css'
import { cartWording as wording } from './cart.wording.ts'
import { CartTable } from './cart-table.tsx'
import { ShippingForm } from './shipping-form.tsx'

export default function Cart() {
  return (
    <>
      <Banner title={wording.title} sample={wording.lead} />
      <section className={`${layout.wide} ${styles.cart}`}>
        <div className={styles.lines} data-tone="paper">
          <CartTable />
          <a className={`${button.quiet} ${styles.update}`} href="/cart">
            {wording.updateCart}
          </a>
        </div>
        <div className={styles.totals}>
          <Docket title={wording.totals} amounts={cartAmounts} total={cartTotal}>
            <a className={button.quiet} href="/checkout">
              {wording.checkout}
            </a>
            <a className={button.quiet} href="/shop">
              {wording.continueShopping}
            </a>
          </Docket>
        </div>
        <ShippingForm />
      </section>
    </>
  )
}
