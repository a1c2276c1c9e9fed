import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { homeLink } from '../../../content/links.ts'
import { bookingLink, type Service, servicePicture } from '../../../content/service.ts'
import { Proof } from '../../components/before-you-come/before-you-come.tsx'
import { BookOrCall } from '../../components/book-or-call/book-or-call.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import { serviceWording } from './service.wording.ts'
import styles from './service-banner.module.css'
import { ServiceMeasure } from './service-measure.tsx'

const parents = [homeLink, { text: 'Services', to: '/services' }]

/** The top of a service page: name, picture, and buttons to book or call. */
export function ServiceBanner({ service }: { service: Service }) {
  const picture = pictureNamed(commonPictures, servicePicture(service))
  const backdrop = service.picture.drawn ? styles.drawn : picture.dark ? styles.fading : styles.light
  return (
    <section className={styles.banner} data-tone="ink">
      <div className={styles.words}>
        <Breadcrumbs parents={parents} title={service.name} />
        <h1 className={styles.title}>{service.name}</h1>
        <p className={styles.lead}>{service.lead}</p>
        <BookOrCall icon link={{ text: serviceWording.book, to: bookingLink(service) }} />
        <Proof />
      </div>
      <div className={`${styles.picture} ${backdrop}`}>
        <Picture picture={picture} sizes="(min-width: 64rem) min(50vw, 56rem), 100vw" priority />
        {service.measure ? <ServiceMeasure slug={service.slug} measure={service.measure} /> : null}
      </div>
    </section>
  )
}
