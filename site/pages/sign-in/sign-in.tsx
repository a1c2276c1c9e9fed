import { Banner } from '../../components/banner/banner.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta = () => pageMeta('/sign-in')

export default function SignIn() {
  return <Banner title="Sign in" from={[{ text: 'Home', to: '/' }]} />
}
