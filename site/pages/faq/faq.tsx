import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/faq')

export default function Faq() {
  return <Banner title="Questions and answers" from={[{ text: 'Home', to: '/' }]} />
}
