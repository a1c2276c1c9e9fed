import type { ReactNode } from 'react'
import type { GeneratedPicture } from '../../../art/picture.ts'
import { booking } from '../../../domain/enquiries/booking/booking.ts'
import type { FormPost } from '../../../domain/enquiries/form-post.ts'
import layout from '../../../ui/layout.module.css'
import { Picture } from '../../components/picture/picture.tsx'
import { TextWithPhoneLink } from '../../components/text-with-phone-link/text-with-phone-link.tsx'
import { EnquiryForm } from '../../forms/enquiry-form.tsx'
import { bookingWording } from '../../forms/form-wording.ts'
import styles from './appointment-section.module.css'

type Props = {
  lead?: string
  /** The service to preselect. Defaults to the first. */
  service?: string | undefined
  /** The result of a form post without scripts. */
  posted?: FormPost | undefined
  /** Fills the height that is left beside the form, on wide screens only. */
  picture?: GeneratedPicture
  className?: string | undefined
  /** Shown beside the form; on a phone, where their `order` puts them. */
  children?: ReactNode
}

/** The booking form beside a picture, on its own page and embedded in others. */
export function AppointmentSection({ lead, service, posted, picture, className = '', children }: Props) {
  const enquiry = service ? { ...booking, initial: { ...booking.initial, service } } : booking
  return (
    <section className={`${layout.wide} ${styles.section} ${className}`}>
      <div className={styles.side}>
        {lead ? (
          <p className={styles.lead}>
            <TextWithPhoneLink text={lead} />
          </p>
        ) : null}
        {children}
        {picture ? (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(min-width: 64rem) 50rem, 1px" />
          </div>
        ) : null}
      </div>
      <EnquiryForm key={service} enquiry={enquiry} wording={bookingWording} posted={posted} />
    </section>
  )
}
