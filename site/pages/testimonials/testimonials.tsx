import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/testimonials')

export default function Testimonials() {
  return <Banner title="Testimonials" from={[{ text: 'Home', to: '/' }]} />
}
