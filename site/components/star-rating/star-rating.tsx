import { useId } from 'react'
import styles from './star-rating.module.css'

const outOf = 5
const wording = { label: (value: number) => `${value} out of ${outOf} stars` }
const [size, gap] = [20, 1]
/** All five stars as one path, to keep pages with many ratings small. */
const stars = Array.from({ length: outOf }, (_, i) => star(i * (size + gap))).join('')

/** A rating out of five stars, halves included. The outline distinguishes full from empty without relying on colour. */
export function StarRating({ value }: { value: number }) {
  const id = useId()
  const whole = Math.floor(value)
  return (
    <svg className={styles.stars} viewBox={`0 0 ${outOf * (size + gap) - gap} ${size}`} role="img" aria-label={wording.label(value)}>
      <clipPath id={id}>
        <rect width={whole * (size + gap) + (value - whole) * size} height={size} />
      </clipPath>
      <path d={stars} clipPath={`url(#${id})`} className={styles.fill} />
      <path d={stars} className={styles.outline} />
    </svg>
  )
}

function star(left: number): string {
  return `M${left + 10} 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.2-4.1 5.8-.8z`
}
