import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/coming-soon')

export default function ComingSoon() {
  return <Banner title="Coming soon" from={[{ text: 'Home', to: '/' }]} />
}
