import measured from '../../../art/drawings/measured.svg?url'
import paid from '../../../art/drawings/paid.svg?url'
import quote from '../../../art/drawings/quote.svg?url'
import request from '../../../art/drawings/request.svg?url'
import { homeLink } from '../../../content/links.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { ProcessSteps } from '../../components/process-steps/process-steps.tsx'
import { wording as siteWording } from '../../wording.ts'
import { PlanSection } from './plan-section.tsx'
import { pricingWording as wording } from './pricing.wording.ts'

export default function Pricing() {
  return (
    <>
      <Banner title={wording.title} sample={wording.lead} parents={[homeLink]} link={{ text: wording.process, to: '#process' }} />
      <PlanSection title={wording.heading} />
      <ProcessSteps
        title={wording.process}
        steps={wording.steps}
        drawings={{ book: request, check: measured, fix: quote, home: paid }}
        wideDrawings
        book={{ text: siteWording.bookAppointment, to: '/appointment' }}
      />
    </>
  )
}
