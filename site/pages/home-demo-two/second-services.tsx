import { sampleServices } from '../../../workshop/sample-services.ts'
import layout from '../../design/layout.module.css'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import { PictureRow } from './picture-row.tsx'
import styles from './section-head.module.css'

/** A carousel of the sample services. */
export function SecondServices() {
  return (
    <section data-tone="paper">
      <div className={`${layout.wide} ${layout.section}`}>
        <h2 className={styles.head}>{wording.services}</h2>
        <PictureRow
          label={wording.servicesLabel}
          items={sampleServices.map((service) => ({ ...service, title: service.name }))}
          to="/service-details"
        />
      </div>
    </section>
  )
}
