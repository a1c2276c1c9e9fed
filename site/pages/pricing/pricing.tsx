import drawing from '../../../art/drawings/price-tags.svg?url'
import { plans } from '../../../workshop/plans.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { ProcessSteps } from '../../components/process-steps/process-steps.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import layout from '../../design/layout.module.css'
import { wording as siteWording } from '../../wording.ts'
import { PlanColumn } from './plan-column.tsx'
import styles from './pricing.module.css'
import { pricingWording as wording } from './pricing.wording.ts'

export default function Pricing() {
  return (
    <>
      <Banner low drawing={drawing} title={wording.title} parents={[{ text: 'Home', to: '/' }]} />
      <section className={`${layout.wide} ${layout.section}`}>
        <SectionHead title={wording.heading}>
          <SampleNotice text={wording.lead} />
        </SectionHead>
        <ul className={styles.plans}>
          {plans.map((plan, i) => (
            <PlanColumn key={plan.name} plan={plan} highlighted={i === plans.length - 1} />
          ))}
        </ul>
      </section>
      <ProcessSteps book={{ text: siteWording.bookAppointment, to: '/appointment' }} />
    </>
  )
}
