import { plans } from '../../../content/plans.ts'
import layout from '../../../ui/layout.module.css'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { PlanColumn } from './plan-column.tsx'
import styles from './pricing.module.css'
import { pricingWording } from './pricing.wording.ts'

type Props = {
  title: string
  /** Whether to show the sample notice here, because the page's banner doesn't. */
  marked?: boolean
}

/** The plans on one sheet. */
export function PlanSection({ title, marked = false }: Props) {
  return (
    <section className={`${layout.wide} ${styles.section} ${marked ? '' : styles.first}`}>
      <SectionHead title={title}>{marked ? <SampleNotice text={pricingWording.lead} /> : null}</SectionHead>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanColumn key={plan.name} plan={plan} />
        ))}
      </ul>
    </section>
  )
}
