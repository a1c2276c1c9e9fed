import { plans } from '../../../workshop/plans.ts'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import layout from '../../design/layout.module.css'
import { PlanColumn } from '../pricing/plan-column.tsx'
import pricing from '../pricing/pricing.module.css'
import { pricingWording } from '../pricing/pricing.wording.ts'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'

/** The plans, as on the pricing page. */
export function SecondPricing() {
  return (
    <section className={`${layout.wide} ${layout.section}`}>
      <SectionHead title={wording.pricing}>
        <SampleNotice text={pricingWording.lead} />
      </SectionHead>
      <ul className={pricing.plans}>
        {plans.map((plan, index) => (
          <PlanColumn key={plan.name} plan={plan} highlighted={index === plans.length - 1} />
        ))}
      </ul>
    </section>
  )
}
