import drawing from '../../../art/drawings/oil.svg?url'
import { genericService } from '../../../workshop/sample-services.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { ContactCard } from '../../components/contact-card/contact-card.tsx'
import { Newsletter } from '../../components/newsletter/newsletter.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { SamplePicture } from '../../components/sample-picture/sample-picture.tsx'
import { ServiceSidebar } from '../../components/service-sidebar/service-sidebar.tsx'
import { WithSidebar } from '../../components/with-sidebar/with-sidebar.tsx'
import styles from './service-details.module.css'
import { serviceDetailsWording } from './service-details.wording.ts'

const from = [
  { text: 'Home', to: '/' },
  { text: 'Services', to: '/services' },
]

export default function ServiceDetails() {
  return (
    <>
      <Banner drawing={drawing} title={serviceDetailsWording.title} lead={serviceDetailsWording.lead} from={from} />
      <WithSidebar
        sidebar={
          <>
            <ServiceSidebar />
            <ContactCard />
            <Newsletter />
          </>
        }
      >
        <div className={styles.picture}>
          <SamplePicture name={genericService.picture} sizes="(min-width: 64rem) 55vw, 91vw" first />
        </div>
        <Prose sections={genericService.sections} />
      </WithSidebar>
    </>
  )
}
