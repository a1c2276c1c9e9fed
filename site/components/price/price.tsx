import { dollars } from '../../../content/shop/dollars.ts'
import styles from './price.module.css'

const wording = { old: 'Old price' }

/** A product's price and, struck through, its old price. */
export function Price({ price, oldPrice }: { price: number; oldPrice?: number | undefined }) {
  return (
    <p className={styles.price}>
      <span className={styles.now}>{dollars(price)}</span>
      {oldPrice === undefined ? null : (
        <>
          {' '}
          <del className={styles.old}>
            <span className="visually-hidden">{`${wording.old} `}</span>
            {dollars(oldPrice)}
          </del>
        </>
      )}
    </p>
  )
}
