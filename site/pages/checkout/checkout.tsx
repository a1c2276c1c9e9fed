import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/checkout')

export default function Checkout() {
  return <Banner title="Checkout" from={[{ text: 'Home', to: '/' }]} />
}
