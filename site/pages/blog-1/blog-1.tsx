import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/blog-1')

export default function Blog1() {
  return <Banner title="Blog" from={[{ text: 'Home', to: '/' }]} />
}
