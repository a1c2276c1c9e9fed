import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { sampleServices } from '../../../content/sample-services.ts'
import { bookingLink, servicePath } from '../../../content/service.ts'
import { serviceCards } from '../../../content/service-cards.ts'
import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { CardLink } from '../../components/card-link/card-link.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './services-1.module.css'
import { services1Wording as wording } from './services-1.wording.ts'

export default function Services1() {
  return (
    <>
      <Banner title={wording.title} lead={wording.lead} />
      <nav className={styles.strip} data-tone="paper" aria-labelledby="all-services">
        <h2 className={`${layout.wide} ${styles.label}`} id="all-services">
          {wording.strip}
        </h2>
        <ul className={`${styles.services} ${layout.wide}`}>
          {serviceCards.map(({ slug, name }) => (
            <li key={slug}>
              <a className="arrow" href={servicePath({ slug })}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${layout.wide} ${styles.jobs}`}>
        <p className={styles.jobsLabel}>{wording.jobs}</p>
        <ul className={styles.cards}>
          {sampleServices.map(({ name, text, picture, partOf }, index) => (
            <li key={name} className={styles.card}>
              <Picture
                picture={pictureNamed(samplePictures, picture)}
                sizes="(min-width: 64rem) min(30vw, 27.3rem), (min-width: 48rem) 44vw, 91vw"
                priority={index === 0}
              />
              <h2>
                <CardLink to="/service-details">{name}</CardLink>
              </h2>
              <p className={styles.text}>{text}</p>
              <a className={`${button.quiet} ${styles.book}`} href={bookingLink({ slug: partOf })}>
                {wording.book}
                <span className="visually-hidden">: {name}</span>
              </a>
            </li>
          ))}
        </ul>
        <Pagination to="/services-1" />
      </div>
    </>
  )
}
