import { Check, X } from 'lucide-react'
import type { Plan } from '../../../content/plans.ts'
import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import styles from './plan-column.module.css'
import { pricingWording as wording } from './pricing.wording.ts'

/** A plan: its price and its features. */
export function PlanColumn({ plan }: { plan: Plan }) {
  const { name, price, period, includes, excludes } = plan
  return (
    <li className={styles.plan} data-tone="paper">
      <h3 className={`${layout.label} ${styles.name}`} id={name}>
        {name}
      </h3>
      <p className={styles.price}>{price}</p>
      <p className={styles.period}>{period}</p>
      <ul className={styles.features}>
        {includes.map((feature) => (
          <li key={feature}>
            <Check className={styles.yes} size={24} strokeWidth={2.75} />
            {feature}
          </li>
        ))}
        {excludes.map((feature) => (
          <li key={feature} className={styles.excluded}>
            <X size={24} strokeWidth={1.5} />
            <span>
              <span className="visually-hidden">{wording.excluded} </span>
              <s>{feature}</s>
            </span>
          </li>
        ))}
      </ul>
      <a className={button.quiet} href="/" aria-describedby={name}>
        {wording.purchase}
      </a>
    </li>
  )
}
