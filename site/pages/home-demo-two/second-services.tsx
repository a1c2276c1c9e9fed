import { sampleServices } from '../../../content/sample-services.ts'
import layout from '../../../ui/layout.module.css'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import { PictureRow } from './picture-row.tsx'
import styles from './second-services.module.css'

/** A carousel of the sample services. */
export function SecondServices() {
  return (
    <section data-tone="paper">
      <div className={`${layout.wide} ${layout.section}`}>
        <SectionHead title={wording.services} />
        <PictureRow
          label={wording.servicesLabel}
          items={sampleServices.map(({ name, text, picture }) => ({
            title: name,
            text,
            picture,
            more: wording.readMore,
          }))}
          to="/service-details"
        />
        <p className={styles.all}>
          <ReadMore to="/services" text={wording.allServices} />
        </p>
      </div>
    </section>
  )
}
