import { Banner } from '../../components/banner/banner.tsx'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { PlanSection } from './plan-section.tsx'
import { pricingWording as wording } from './pricing.wording.ts'

export default function Pricing() {
  return (
    <>
      <Banner title={wording.title} sample={wording.lead} />
      <PlanSection title={wording.heading} />
      <CallToAction title={wording.process} text={wording.processText} tone="paper" />
    </>
  )
}
