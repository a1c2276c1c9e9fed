import { commonPictures } from '../../../art/common-pictures.generated.ts'
import layout from '../../../ui/layout.module.css'
import { bookableServices } from '../../../workshop/bookable-services.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { BookingSteps } from '../../components/booking-steps/booking-steps.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { RatherTalk } from '../../components/rather-talk/rather-talk.tsx'
import { useCurrentPage } from '../../current-page.ts'
import styles from './appointment.module.css'
import { appointmentWording } from './appointment.wording.ts'
import { AppointmentSection } from './appointment-section.tsx'

export const bookHref = '#booking'

export default function Appointment() {
  const { query, posted } = useCurrentPage()
  const service = bookableServices.find((text) => text === query.get('service'))
  return (
    <>
      <Banner titleBelow title={appointmentWording.title} lead={appointmentWording.lead} />
      <AppointmentSection className={styles.first} service={service} posted={posted}>
        <div className={styles.talk} data-booking-page>
          <RatherTalk />
        </div>
        <div className={styles.steps}>
          <BookingSteps />
        </div>
        <figure className={styles.jobCard}>
          <Picture picture={commonPictures.appointment} sizes="(min-width: 64rem) 36rem, min(31rem, 91vw)" />
          <figcaption className={layout.caption}>{appointmentWording.jobCard}</figcaption>
        </figure>
      </AppointmentSection>
    </>
  )
}
