import { productPictures } from '../../../art/product-pictures.generated.ts'
import type { Product, ProductSlug } from '../../../content/shop/products.ts'
import button from '../../../ui/button/button.module.css'
import { Picture } from '../../components/picture/picture.tsx'
import { Price } from '../../components/price/price.tsx'
import { StarRating } from '../../components/star-rating/star-rating.tsx'
import styles from './product-card.module.css'
import { shopWording as wording } from './shop.wording.ts'

type Props = {
  product: Omit<Product, 'alt'> & { slug: ProductSlug }
  /** Takes up four grid cells. */
  wide: boolean
}

/** Wider than the boxes: pictures at 3:2 are cut to 6:5, and the wide card's from 48rem to about a square. */
const sizes = '(min-width: 80rem) 24.5rem, (min-width: 48rem) 37vw, 55vw'
const wideSizes = '(min-width: 80rem) 66rem, (min-width: 48rem) 100vw, 91vw'

/** A product's card, with its price tag below the picture. */
export function ProductCard({ product: { slug, name, spec, price, oldPrice, rating }, wide }: Props) {
  return (
    <li className={wide ? `${styles.item} ${styles.wide}` : styles.item}>
      <div className={styles.picture}>
        <Picture picture={productPictures[`product-${slug}`]} sizes={wide ? wideSizes : sizes} priority={wide} />
      </div>
      <div className={styles.ticket}>
        <h2 className={styles.name} id={`${slug}-name`}>
          <a href="/products-details">{name}</a>
        </h2>
        <p className={styles.spec}>{spec}</p>
        <StarRating value={rating} />
        <div className={styles.price}>
          <Price price={price} oldPrice={oldPrice} />
        </div>
        <a className={`${button.quiet} ${styles.add}`} href="/cart" aria-describedby={`${slug}-name`}>
          {wording.addToCart}
        </a>
      </div>
    </li>
  )
}
