import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/about')

export default function About() {
  return <Banner title="About us" from={[{ text: 'Home', to: '/' }]} />
}
