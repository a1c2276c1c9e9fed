import drawing from '../../../art/drawings/lift.svg?url'
import { serviceCards } from '../../../workshop/service-cards.data.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { Below } from '../../components/below/below.tsx'
import { BookingCall } from '../../components/booking-call/booking-call.tsx'
import layout from '../../design/layout.module.css'
import { ServiceCard } from './service-card.tsx'
import styles from './services.module.css'
import { servicesWording } from './services.wording.ts'

const cards = serviceCards.map((service, index) => (
  <li key={service.path} className={styles.cell}>
    <ServiceCard
      service={service}
      first={index === 0}
      sizes={index % 3 === 0 ? '(min-width: 48rem) 44rem, 91vw' : '(min-width: 48rem) 30rem, 91vw'}
    />
  </li>
))

export default function Services() {
  return (
    <>
      <Banner drawing={drawing} title={servicesWording.title} lead={servicesWording.lead} from={[{ text: 'Home', to: '/' }]} />
      <div className={`${layout.wide} ${layout.section}`}>
        <ul className={styles.grid}>
          {cards.slice(0, 3)}
          <Below>{cards.slice(3)}</Below>
        </ul>
      </div>
      <Below>
        <BookingCall title={servicesWording.callTitle} text={servicesWording.callText} />
      </Below>
    </>
  )
}
