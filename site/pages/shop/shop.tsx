import drawing from '../../../art/drawings/wheel.svg?url'
import { shelf } from '../../../workshop/shop/shelf.data.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import layout from '../../design/layout.module.css'
import { ShelfItem } from './shelf-item.tsx'
import styles from './shop.module.css'
import { shopWording as wording } from './shop.wording.ts'

export default function Shop() {
  return (
    <>
      <Banner drawing={drawing} title={wording.title} from={[{ text: 'Home', to: '/' }]} lead={wording.lead} />
      <section className={`${layout.wide} ${styles.section}`} aria-label={wording.shelf}>
        <ul className={styles.shelf}>
          {shelf.map((product, i) => (
            <ShelfItem key={product.slug} product={product} wide={i === 0} />
          ))}
        </ul>
        <Pagination to="/shop" />
      </section>
    </>
  )
}
