import styles from './stamp.module.css'

const wording = { stamp: 'Sample' }

/** A rubber stamp on what is made up. Text beside it says so to screen readers. */
export function Stamp() {
  return (
    <span className={styles.stamp} aria-hidden="true">
      {wording.stamp}
    </span>
  )
}
