import styles from './preloader.module.css'

/** A spinning wheel over the old page while the next one loads. */
export function Preloader({ loading }: { loading: boolean }) {
  return (
    <div className={styles.preloader} data-loading={loading} aria-hidden="true">
      <svg className={styles.wheel} viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="4" />
        <path d="M20 16V6M23.8 18.8l9.5-3.1M22.4 23.2l5.9 8.1M17.6 23.2l-5.9 8.1M16.2 18.8l-9.5-3.1" />
      </svg>
    </div>
  )
}
