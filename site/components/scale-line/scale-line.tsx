import styles from './scale-line.module.css'

/** The fine ticks of a rule along a section's edge. */
export function ScaleLine() {
  return <div className={styles.scale} aria-hidden="true" />
}
