import type { Appointment } from '../../../domain/appointments/appointment.ts'
import { smsLink } from '../../../domain/enquiries/fields/phone.ts'
import type { Instant } from '../../../domain/instant.ts'
import { useFacts } from '../../../ui/facts.ts'
import styles from './text-link.module.css'
import { textAbout } from './text-wording.ts'

type Props = { phone: string | undefined; name: string | undefined; plate: string | undefined; appointment: Appointment; now: Instant }

/** Opens a text message to a customer, written but not sent. For those who have no email, which tells them by itself. */
export function TextLink({ phone = '', now, ...about }: Props) {
  const message = textAbout(about, useFacts(), now)
  const href = message && smsLink(phone, message.text)
  return href ? (
    <span className={styles.link}>
      <a href={href}>{message.label}</a>
    </span>
  ) : null
}
