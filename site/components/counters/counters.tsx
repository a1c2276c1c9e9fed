import type { ReactNode } from 'react'
import layout from '../../../ui/layout.module.css'
import { ScaleLine } from '../scale-line/scale-line.tsx'
import styles from './counters.module.css'

type Props = {
  counters: readonly { value: string; label: string }[]
  label: string
  /** Shown above the figures. */
  children?: ReactNode
}

/** A row of figures under a ruler's ticks. */
export function Counters({ counters, label, children }: Props) {
  return (
    <section className={styles.band} data-tone="ink" aria-label={label}>
      <ScaleLine />
      {children}
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
