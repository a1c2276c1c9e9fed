import { plans } from '../../../workshop/plans.ts'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import layout from '../../design/layout.module.css'
import { PlanColumn } from './plan-column.tsx'
import styles from './pricing.module.css'
import { pricingWording } from './pricing.wording.ts'

/** The plans, marked as samples. */
export function PlanSection({ title }: { title: string }) {
  return (
    <section className={`${layout.wide} ${layout.section}`}>
      <SectionHead title={title}>
        <SampleNotice text={pricingWording.lead} />
      </SectionHead>
      <ul className={styles.plans}>
        {plans.map((plan, i) => (
          <PlanColumn key={plan.name} plan={plan} highlighted={i === plans.length - 1} />
        ))}
      </ul>
    </section>
  )
}
