import drawing from '../../../art/drawings/wheel.svg?url'
import { Banner } from '../../components/banner/banner.tsx'
import button from '../../components/button/button.module.css'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import layout from '../../design/layout.module.css'
import { pageMeta } from '../../page-meta.ts'
import { shopWording } from '../shop/shop.wording.ts'
import styles from './cart.module.css'
import { cartWording as wording } from './cart.wording.ts'
import { CartTable } from './cart-table.tsx'
import { CartTotals } from './cart-totals.tsx'
import { ShippingForm } from './shipping-form.tsx'

export const meta = () => pageMeta('/cart')

export default function Cart() {
  return (
    <>
      <Banner drawing={drawing} title={wording.title} from={[{ text: 'Home', to: '/' }]} lead={shopWording.lead} />
      <section className={`${layout.wide} ${styles.cart}`}>
        <div>
          <CartTable />
          <div className={styles.actions}>
            <SiteLink className={button.quiet} to="/shop">
              {wording.continueShopping}
            </SiteLink>
            <SiteLink className={button.quiet} to="/cart">
              {wording.updateCart}
            </SiteLink>
          </div>
        </div>
        <div className={styles.end}>
          <ShippingForm />
          <CartTotals />
        </div>
      </section>
    </>
  )
}
