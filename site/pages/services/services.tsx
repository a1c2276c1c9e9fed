import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/services')

export default function Services() {
  return <Banner title="Services" from={[{ text: 'Home', to: '/' }]} />
}
