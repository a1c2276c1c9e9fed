import type { ReactNode } from 'react'
import type { AmountLine } from '../../../content/shop/cart.ts'
import { dollars } from '../../../content/shop/dollars.ts'
import styles from './docket.module.css'

type Props = {
  title: string
  /** The items bought. */
  lines?: readonly AmountLine[]
  amounts: readonly AmountLine[]
  total: AmountLine
  children?: ReactNode
}

/** Order totals in the style of a till receipt, with a torn edge at the bottom. `children` are the next steps. */
export function Docket({ title, lines = [], amounts, total, children }: Props) {
  return (
    <section className={styles.docket} data-tone="paper">
      <h2 className={styles.title}>{title}</h2>
      {lines.length > 0 ? <Amounts amounts={lines} /> : null}
      <div className={styles.subtotals}>
        <Amounts amounts={amounts} />
      </div>
      <div className={styles.total}>
        <Amounts amounts={[total]} />
      </div>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </section>
  )
}

function Amounts({ amounts }: { amounts: readonly AmountLine[] }) {
  return (
    <dl className={styles.amounts}>
      {amounts.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{dollars(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
