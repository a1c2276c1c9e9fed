import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/pricing')

export default function Pricing() {
  return <Banner title="Pricing plan" from={[{ text: 'Home', to: '/' }]} />
}
