import drawing from '../../../art/drawings/estimate.svg?url'
import { homeLink } from '../../../content/links.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { ProcessSteps } from '../../components/process-steps/process-steps.tsx'
import { wording as siteWording } from '../../wording.ts'
import { PlanSection } from './plan-section.tsx'
import { pricingWording as wording } from './pricing.wording.ts'

export default function Pricing() {
  return (
    <>
      <Banner
        wideDrawing={[960, 554]}
        drawing={drawing}
        title={wording.title}
        sample={wording.lead}
        parents={[homeLink]}
        link={{ text: wording.process, to: '#process' }}
      />
      <PlanSection title={wording.heading} />
      <ProcessSteps title={wording.process} steps={wording.steps} book={{ text: siteWording.bookAppointment, to: '/appointment' }} />
    </>
  )
}
