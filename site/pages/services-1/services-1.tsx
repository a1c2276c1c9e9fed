import drawing from '../../../art/drawings/tool-trolley.svg?url'
import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { homeLink } from '../../../workshop/links.ts'
import { sampleServices } from '../../../workshop/sample-services.ts'
import { bookingLink } from '../../../workshop/service.ts'
import { serviceLinks } from '../../../workshop/service-links.data.ts'
import { Banner } from '../../components/banner/banner.tsx'
import button from '../../components/button/button.module.css'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { CardLink } from '../../components/card-link/card-link.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import layout from '../../design/layout.module.css'
import styles from './services-1.module.css'
import { services1Wording as wording } from './services-1.wording.ts'

export default function Services1() {
  return (
    <>
      <Banner drawing={drawing} title={wording.title} lead={wording.lead} parents={[homeLink]} />
      <nav className={styles.strip} data-tone="paper" aria-labelledby="all-services">
        <h2 className={`${layout.wide} ${layout.label} ${styles.label}`} id="all-services">
          {wording.strip}
        </h2>
        <ul className={`${styles.services} ${layout.wide}`}>
          {serviceLinks.map(({ text, to }) => (
            <li key={to}>
              <a className="arrow" href={to}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${layout.wide} ${styles.jobs}`}>
        <p className={`${layout.label} ${styles.jobsLabel}`}>{wording.jobs}</p>
        <ul className={styles.cards}>
          {sampleServices.map(({ name, text, picture, partOf, bookAs, measure }, index) => (
            <li key={name} className={styles.card}>
              <h2>
                <CardLink to="/service-details">{name}</CardLink>
              </h2>
              <div className={styles.picture} data-tone="ink">
                <Picture
                  picture={pictureNamed(samplePictures, picture)}
                  sizes="(min-width: 64rem) min(40vw, 35rem), (min-width: 48rem) 44vw, 55vw"
                  priority={index === 0}
                  decorative
                />
                <p className={styles.measure}>
                  <strong>{measure.figure}</strong> {measure.label}
                </p>
              </div>
              <p>{text}</p>
              <p className={styles.actions}>
                <a className={button.quiet} href={bookingLink({ bookAs })}>
                  {wording.book}
                  <span className="visually-hidden">: {name}</span>
                </a>
                <span>
                  {wording.partOf} <a href={partOf}>{serviceLinks.find(({ to }) => to === partOf)?.text}</a>
                </span>
              </p>
            </li>
          ))}
        </ul>
        <Pagination to="/services-1" />
      </div>
      <CallToAction title={wording.end} text={wording.endText} />
    </>
  )
}
