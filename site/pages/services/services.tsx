import { serviceCards } from '../../../content/service-cards.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { BelowTheFold } from '../../components/below-the-fold/below-the-fold.tsx'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { ServiceCard } from './service-card.tsx'
import styles from './services.module.css'
import { servicesWording } from './services.wording.ts'

/** As wide as services.module.css shows them: the lead, two that span two columns, and the others, of which a part is shown; on a phone a smaller part of the last one. */
function sizesOf(index: number): string {
  if (index === 0) return '(min-width: 64rem) 57rem, 91vw'
  return `(min-width: 64rem) ${index === 6 || index === 7 ? '54rem' : '37rem'}, (min-width: 48rem) 44vw, ${index === 8 ? '11rem' : '9rem'}`
}

const cards = serviceCards.map((service, index) => (
  <li key={service.slug} className={styles.cell}>
    <ServiceCard service={service} lead={index === 0} sizes={sizesOf(index)} />
  </li>
))

export default function Services() {
  return (
    <>
      <Banner title={servicesWording.title} lead={servicesWording.lead} />
      <div className={`${layout.wide} ${styles.list}`}>
        <ul className={styles.grid}>
          {cards.slice(0, 3)}
          <BelowTheFold>{cards.slice(3)}</BelowTheFold>
        </ul>
      </div>
      <BelowTheFold>
        <CallToAction title={servicesWording.callTitle} text={servicesWording.callText} />
      </BelowTheFold>
    </>
  )
}
