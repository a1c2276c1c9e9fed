import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/products-details')

export default function ProductsDetails() {
  return <Banner title="Brand New Tyre" from={[{ text: 'Home', to: '/' }]} />
}
