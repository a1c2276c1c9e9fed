import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/projects')

export default function Projects() {
  return <Banner title="Projects" from={[{ text: 'Home', to: '/' }]} />
}
