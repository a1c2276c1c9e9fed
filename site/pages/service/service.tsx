import { Banner } from '../../components/banner/banner.tsx'

export default function Page() {
  return <Banner title="service" from={[{ text: 'Home', to: '/' }]} />
}
