import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/services-1')

export default function Services1() {
  return <Banner title="Services, in another style" from={[{ text: 'Home', to: '/' }]} />
}
