import { Banner } from '../../components/banner/banner.tsx'

export default function Page() {
  return <Banner title="project" from={[{ text: 'Home', to: '/' }]} />
}
