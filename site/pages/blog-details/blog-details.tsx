import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/blog-details')

export default function BlogDetails() {
  return <Banner title="A blog post" from={[{ text: 'Home', to: '/' }]} />
}
