import { useOutletContext } from 'react-router'
import { NextStep } from '../components/enquiry-card/next-step.tsx'
import type { EnquiryPage } from './enquiry.tsx'

export default function NextStepPage() {
  const { card, ids } = useOutletContext<EnquiryPage>()
  return <NextStep card={card} ids={ids} />
}
