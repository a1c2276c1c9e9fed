import layout from '../../design/layout.module.css'
import { ScaleLine } from '../scale-line/scale-line.tsx'
import styles from './counters.module.css'

/** A row of figures under a ruler's ticks. */
export function Counters({ counters, label }: { counters: readonly { value: string; label: string }[]; label: string }) {
  return (
    <section className={styles.band} data-tone="ink" aria-label={label}>
      <ScaleLine />
      <dl className={`${styles.counters} ${layout.wide}`}>
        {counters.map(({ value, label: text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
