import drawing from '../../../art/drawings/price-tags.svg?url'
import { plans } from '../../../workshop/plans.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import layout from '../../design/layout.module.css'
import { PlanColumn } from './plan-column.tsx'
import styles from './pricing.module.css'
import { pricingWording as wording } from './pricing.wording.ts'

export default function Pricing() {
  return (
    <>
      <Banner low drawing={drawing} title={wording.title} parents={[{ text: 'Home', to: '/' }]} />
      <section className={`${layout.wide} ${styles.pricing}`}>
        <h2>{wording.heading}</h2>
        <SampleNotice text={wording.lead} />
        <ul className={styles.plans}>
          {plans.map((plan, i) => (
            <PlanColumn key={plan.name} plan={plan} highlighted={i === plans.length - 1} />
          ))}
        </ul>
      </section>
    </>
  )
}
