import { useOutletContext } from 'react-router'
import { QuickActions } from '../components/enquiry-card/quick-actions.tsx'
import type { EnquiryPage } from './enquiry.tsx'

export default function QuickActionsPage() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  return <QuickActions card={card} ids={ids} now={now} />
}
