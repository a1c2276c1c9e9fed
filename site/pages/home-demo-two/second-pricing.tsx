import { plans } from '../../../workshop/plans.ts'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import layout from '../../design/layout.module.css'
import { PlanColumn } from '../pricing/plan-column.tsx'
import pricing from '../pricing/pricing.module.css'
import { pricingWording } from '../pricing/pricing.wording.ts'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './section-head.module.css'

/** The plans, as on the pricing page. */
export function SecondPricing() {
  return (
    <section className={`${layout.wide} ${layout.section}`}>
      <h2 className={styles.head}>{wording.pricing}</h2>
      <div className={styles.head}>
        <SampleNotice text={pricingWording.lead} />
      </div>
      <ul className={pricing.plans}>
        {plans.map((plan, index) => (
          <PlanColumn key={plan.name} plan={plan} highlighted={index === plans.length - 1} />
        ))}
      </ul>
    </section>
  )
}
