import type { SiteLink } from '../../../content/links.ts'
import button from '../../../ui/button/button.module.css'
import { wording } from '../../wording.ts'
import { CallButton } from '../call-button/call-button.tsx'
import styles from './book-or-call.module.css'

const booking: SiteLink = { text: wording.bookAppointment, to: '/appointment' }

/** A page's own two buttons: `link`, which books unless it's another, and the phone. */
export function BookOrCall({ link = booking, icon = false }: { link?: SiteLink | undefined; icon?: boolean }) {
  return (
    <div className={styles.actions}>
      <a className={button.own} href={link.to}>
        {link.text}
      </a>
      <CallButton icon={icon} />
    </div>
  )
}
