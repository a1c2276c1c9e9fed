import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/blog-2')

export default function Blog2() {
  return <Banner title="Blog, with sidebar" from={[{ text: 'Home', to: '/' }]} />
}
