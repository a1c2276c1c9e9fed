import { productPictures } from '../../../art/product-pictures.generated.ts'
import { shareLinks, type tyre } from '../../../content/shop/tyre.ts'
import button from '../../../ui/button/button.module.css'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { Picture } from '../../components/picture/picture.tsx'
import { Price } from '../../components/price/price.tsx'
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { StarRating } from '../../components/star-rating/star-rating.tsx'
import { shopWording } from '../shop/shop.wording.ts'
import styles from './product-head.module.css'
import { productWording as wording } from './products-details.wording.ts'

/** The product's picture, price and buttons. */
export function ProductHead({ product, onReviews }: { product: typeof tyre; onReviews: () => void }) {
  const { social: links } = useFacts().business
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <Picture
          picture={productPictures[`product-${product.slug}`]}
          sizes="(min-width: 80rem) 56rem, (min-width: 48rem) 68vw, 78vw"
          priority
        />
      </div>
      <div className={styles.facts}>
        <div className={styles.name}>
          <h2>{product.name}</h2>
          <p>{product.spec}</p>
        </div>
        <p className={styles.rating}>
          <StarRating value={product.rating} />
          <span aria-hidden="true">{product.rating}</span>
          {/* biome-ignore lint/a11y/useValidAnchor: a link to the reviews, whose tab must open before the browser scrolls there */}
          <a href="#reviews" onClick={onReviews}>
            {wording.reviewCount(product.reviews.length)}
          </a>
        </p>
        <div className={styles.price}>
          <Price price={product.price} oldPrice={product.oldPrice} />
        </div>
        <p className={styles.summary}>{product.summary}</p>
        <div className={styles.sample}>
          <SampleNotice text={shopWording.lead} />
        </div>
        <div className={styles.take}>
          <QuantityStepper />
          <a className={button.quiet} href="/checkout">
            {wording.buyNow}
          </a>
          <a className={button.quiet} href="/cart">
            {wording.addToCart}
          </a>
        </div>
        <div className={styles.share}>
          <h3 className={layout.label}>{wording.share}</h3>
          <ul>
            {shareLinks.flatMap(({ text, social }) =>
              links
                .filter(({ name }) => name === social)
                .map(({ url }) => (
                  <li key={text}>
                    <a href={url} rel="noopener">
                      {text}
                    </a>
                  </li>
                )),
            )}
          </ul>
        </div>
      </div>
    </div>
  )
}
