import type { ReactNode } from 'react'
import type { Sum } from '../../../workshop/shop/cart.ts'
import { dollars } from '../../../workshop/shop/dollars.ts'
import styles from './docket.module.css'

type Props = {
  title: string
  /** The items bought. */
  lines?: readonly Sum[]
  sums: readonly Sum[]
  total: Sum
  children: ReactNode
}

/** Order totals in the style of a till receipt, with a torn edge at the bottom. `children` are the next steps. */
export function Docket({ title, lines = [], sums, total, children }: Props) {
  return (
    <section className={styles.docket} data-tone="paper">
      <h2 className={styles.title}>{title}</h2>
      {lines.length > 0 ? <Amounts sums={lines} /> : null}
      <div className={styles.sums}>
        <Amounts sums={sums} />
      </div>
      <div className={styles.total}>
        <Amounts sums={[total]} />
      </div>
      <div className={styles.next}>{children}</div>
    </section>
  )
}

function Amounts({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={styles.amounts}>
      {sums.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{dollars(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
