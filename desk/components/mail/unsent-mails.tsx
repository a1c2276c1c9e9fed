import { Link } from 'react-router'
import type { Instant } from '../../../domain/instant.ts'
import type { Listed, UnsentMail } from '../../../domain/mail-page.ts'
import { Plate } from '../../../ui/plate/plate.tsx'
import { when } from '../../when.ts'
import layout from '../action-form/form-layout.module.css'
import { Press } from '../action-form/press.tsx'
import page from '../desk-page/desk-page.module.css'
import styles from './mail.module.css'
import { describeReason, describeUnsent } from './mail-wording.ts'

type Props = { title: string; mails: Listed<UnsentMail>; now: Instant }

/** Emails with why they haven't been sent, and what can be done. */
export function UnsentMails({ title, mails: { listed, more }, now }: Props) {
  if (listed.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list} aria-label={title}>
        {listed.map((mail) => (
          <li key={mail.id}>
            <p>
              <strong>{describeUnsent(mail)}</strong> <span className={styles.quiet}>{when(mail.createdAt, now)}</span>
            </p>
            <p>
              {describeReason(mail, now)}{' '}
              {mail.state === 'failed' && !mail.needsAttention ? (
                <span className={styles.quiet}>Somebody has done something with this enquiry since.</span>
              ) : null}
            </p>
            <div className={layout.end}>
              <SendAgain mail={mail} />
              {mail.enquiry && mail.canMove && !mail.isSending ? (
                <Link className={page.touch} to={`/enquiries/${mail.enquiry.id}/details`}>
                  {mail.to ? 'Correct the address' : 'Add an address'}
                </Link>
              ) : null}
              {mail.enquiry ? (
                <Link className={page.touch} to={`/enquiries/${mail.enquiry.id}`}>
                  {mail.enquiry.plate ? <Plate>{mail.enquiry.plate}</Plate> : null} {mail.enquiry.name || 'No name'}
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>And {more} older, which show up here as these go.</p> : null}
    </>
  )
}

function SendAgain({ mail }: { mail: UnsentMail }) {
  if (mail.isOutdated) return <p>A newer email has replaced it, or the appointment was cancelled, so it can’t be sent again.</p>
  if (mail.recipient === 'visitor' && !mail.to) return <p>The enquiry has no email address any more.</p>
  if (mail.isSending) return null
  const text = mail.state === 'failed' ? 'Send again' : 'Send now'
  return (
    <Press
      action="/mail"
      hidden={{ intent: 'again', id: mail.id }}
      label={`${text}: ${describeUnsent(mail)}`}
      text={text}
      busy="Sending…"
    />
  )
}
