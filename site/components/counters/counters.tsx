import type { ReactNode } from 'react'
import layout from '../../../ui/layout.module.css'
import styles from './counters.module.css'

type Props = {
  counters: readonly { value: string; label: string }[]
  label: string
  /** Shown above the figures. */
  children?: ReactNode
}

/** A quiet row of figures. */
export function Counters({ counters, label, children }: Props) {
  return (
    <section data-tone="ink" aria-label={label}>
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
