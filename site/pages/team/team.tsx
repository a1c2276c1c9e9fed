import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/team')

export default function Team() {
  return <Banner title="Our team" from={[{ text: 'Home', to: '/' }]} />
}
