import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/sign-up')

export default function SignUp() {
  return <Banner title="Sign up" from={[{ text: 'Home', to: '/' }]} />
}
