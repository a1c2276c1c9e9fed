import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/service-details')

export default function ServiceDetails() {
  return <Banner title="Engine services" from={[{ text: 'Home', to: '/' }]} />
}
