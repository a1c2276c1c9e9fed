import styles from './plate.module.css'

/** A caption in the style of a registration plate. */
export function Plate({ children }: { children: string }) {
  return <span className={styles.plate}>{children}</span>
}
