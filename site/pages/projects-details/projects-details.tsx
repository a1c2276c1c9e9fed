import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/projects-details')

export default function ProjectsDetails() {
  return <Banner title="Project details" from={[{ text: 'Home', to: '/' }]} />
}
