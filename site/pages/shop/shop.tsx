import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/shop')

export default function Shop() {
  return <Banner title="Shop" from={[{ text: 'Home', to: '/' }]} />
}
