import styles from './scale-line.module.css'

/** A ruler's ticks along the edge of a section. */
export function ScaleLine() {
  return <div className={styles.scale} aria-hidden="true" />
}
