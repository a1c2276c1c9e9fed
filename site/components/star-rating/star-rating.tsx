import { useId } from 'react'
import styles from './star-rating.module.css'

const outOf = 5
const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.2 2.8 1-5.8L1.6 7.7l5.8-.8z'

/** Stars of five, halves included; told as '4.5 out of 5 stars'. The outline tells full from empty without colour. */
export function StarRating({ value }: { value: number }) {
  const id = useId()
  return (
    <span className={styles.stars} role="img" aria-label={`${value} out of ${outOf} stars`}>
      {Array.from({ length: outOf }, (_, i) => i).map((i) => {
        const part = Math.min(Math.max(value - i, 0), 1)
        return (
          <svg key={i} className={styles.star} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <clipPath id={`${id}${i}`}>
              <rect width={20 * part} height="20" />
            </clipPath>
            {part > 0 ? <path d={star} clipPath={`url(#${id}${i})`} className={styles.fill} /> : null}
            <path d={star} className={styles.outline} />
          </svg>
        )
      })}
    </span>
  )
}
