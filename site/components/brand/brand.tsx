import { useFacts } from '../../../ui/facts.ts'
import styles from './brand.module.css'

/** The business name as a wordmark, linked to the home page: the first word wide, the rest condensed below it. */
export function Brand() {
  const [first, ...rest] = useFacts().business.name.split(' ')
  return (
    <a href="/" className={styles.brand}>
      <BrandMark />
      <span className={styles.words}>
        <span className={styles.first}>{first}</span> <span className={styles.rest}>{rest.join(' ')}</span>
      </span>
    </a>
  )
}

/** A wheel nut whose hole is a clover. */
function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path className={styles.nut} d="M11.5 4.5h17L37.5 20l-9 15.5h-17L2.5 20z" />
      <path
        className={styles.clover}
        d="M20 19.4a5.2 5.2 0 1 0-5.3-6.1A5.2 5.2 0 1 0 18.6 22q-.4 4.2-2.2 7.2h4.2q.6-3.6.5-7.2a5.2 5.2 0 1 0 4.2-8.7A5.2 5.2 0 0 0 20 19.4z"
      />
    </svg>
  )
}
