import { homeLink } from '../../../content/links.ts'
import { genericService } from '../../../content/sample-services.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { ContactCard } from '../../components/contact-card/contact-card.tsx'
import { Newsletter } from '../../components/newsletter/newsletter.tsx'
import { PostDrawing } from '../../components/post-drawing/post-drawing.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { ServiceSidebar } from '../../components/service-sidebar/service-sidebar.tsx'
import { WithSidebar } from '../../components/with-sidebar/with-sidebar.tsx'
import styles from './service-details.module.css'
import { serviceDetailsWording } from './service-details.wording.ts'

const parents = [homeLink, { text: 'Services', to: '/services' }]

export default function ServiceDetails() {
  return (
    <>
      <Banner title={serviceDetailsWording.title} lead={serviceDetailsWording.lead} parents={parents} />
      <WithSidebar
        sidebar={
          <>
            <ContactCard />
            <ServiceSidebar />
            <Newsletter />
          </>
        }
      >
        <div className={styles.lead}>
          <Prose sections={genericService.sections.slice(0, 1)} />
        </div>
        <figure className={styles.picture}>
          <PostDrawing drawing={genericService.picture} sizes="(min-width: 64rem) min(55vw, 57rem), 91vw" priority />
          <figcaption className={layout.caption}>{genericService.picture.caption}</figcaption>
        </figure>
        <div className={styles.text}>
          <Prose sections={genericService.sections.slice(1)} />
        </div>
      </WithSidebar>
    </>
  )
}
