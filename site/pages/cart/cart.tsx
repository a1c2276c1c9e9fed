import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/cart')

export default function Cart() {
  return <Banner title="Cart" from={[{ text: 'Home', to: '/' }]} />
}
