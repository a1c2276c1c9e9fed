import styles from './plate.module.css'

/** A caption on a registration plate. */
export function Plate({ children }: { children: string }) {
  return <span className={styles.plate}>{children}</span>
}
