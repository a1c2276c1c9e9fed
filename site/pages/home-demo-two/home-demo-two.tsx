import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/home-demo-two')

export default function HomeDemoTwo() {
  return <Banner title="A second home page" from={[{ text: 'Home', to: '/' }]} />
}
