import drawing from '../../../art/drawings/price-tags.svg?url'
import { plans } from '../../../workshop/plans.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { TextWithPhoneLink } from '../../components/text-with-phone-link/text-with-phone-link.tsx'
import layout from '../../design/layout.module.css'
import { PlanColumn } from './plan-column.tsx'
import styles from './pricing.module.css'
import { pricingWording as wording } from './pricing.wording.ts'

export default function Pricing() {
  return (
    <>
      <Banner drawing={drawing} title={wording.title} parents={[{ text: 'Home', to: '/' }]} />
      <section className={`${layout.wide} ${styles.pricing}`}>
        <div className={styles.head}>
          <h2>{wording.heading}</h2>
          <p>
            <TextWithPhoneLink text={wording.lead} />
          </p>
        </div>
        <ul className={styles.plans}>
          {plans.map((plan, i) => (
            <PlanColumn key={plan.name} plan={plan} highlighted={i === plans.length - 1} />
          ))}
        </ul>
      </section>
    </>
  )
}
