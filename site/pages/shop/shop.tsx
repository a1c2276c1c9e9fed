import { products } from '../../../content/shop/products.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './shop.module.css'
import { shopWording as wording } from './shop.wording.ts'

export default function Shop() {
  return (
    <>
      <Banner title={wording.title} sample={wording.lead} link={{ text: wording.cart, to: '/cart' }} />
      <section className={`${layout.wide} ${styles.section}`} aria-label={wording.list}>
        <ul className={styles.grid}>
          {products.map((product, i) => (
            <ProductCard key={product.slug} product={product} wide={i === 0} />
          ))}
        </ul>
        <Pagination to="/shop" />
      </section>
      <CallToAction title={wording.end} text={wording.endText} tone="paper" />
    </>
  )
}
