import { cartAmounts, cartTotal } from '../../../content/shop/cart.ts'
import button from '../../../ui/button/button.module.css'
import { Docket } from '../../components/docket/docket.tsx'
import { cartWording as wording } from './cart.wording.ts'

export function CartTotals() {
  return (
    <Docket title={wording.totals} amounts={cartAmounts} total={cartTotal}>
      <a className={button.quiet} href="/checkout">
        {wording.checkout}
      </a>
      <a className={button.quiet} href="/shop">
        {wording.continueShopping}
      </a>
    </Docket>
  )
}
