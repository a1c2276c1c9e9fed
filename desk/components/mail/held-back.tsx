import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { describeSignals } from '../../../domain/enquiries/spam-reasons.ts'
import type { Instant } from '../../../domain/instant.ts'
import type { HeldBack, Listed, MailPage } from '../../../domain/mail-page.ts'
import { Plate } from '../../../ui/plate/plate.tsx'
import { when } from '../../when.ts'
import layout from '../action-form/form-layout.module.css'
import { Press } from '../action-form/press.tsx'
import page from '../desk-page/desk-page.module.css'
import styles from './mail.module.css'

type Props = Pick<MailPage, 'heldBack' | 'advertising'> & { now: Instant }

/** Enquiries in quarantine; those marked as advertising are folded away. */
export function HeldBackEnquiries({ heldBack, advertising, now }: Props) {
  return (
    <>
      {heldBack.listed.length > 0 ? (
        <Enquiries label="Held-back enquiries" enquiries={heldBack} now={now}>
          {({ id, name }) => (
            <>
              <Press action="/mail" hidden={{ intent: 'release', id }} label={`Release ${name || id}`} text="Release" busy="Releasing…" />
              <Press
                action="/mail"
                hidden={{ intent: 'advertising', id }}
                label={`${name || id} is advertising`}
                text="This is advertising"
              />
            </>
          )}
        </Enquiries>
      ) : (
        <p>Nothing is held back.</p>
      )}
      {advertising.listed.length > 0 ? (
        <details className={styles.marked}>
          <summary>Marked as advertising: {advertising.listed.length + advertising.more}</summary>
          <Enquiries label="Marked as advertising" enquiries={advertising} now={now}>
            {({ id, name }) => (
              <Press
                action="/mail"
                hidden={{ intent: 'not-advertising', id }}
                label={`${name || id} isn’t advertising`}
                text="This isn’t advertising"
              />
            )}
          </Enquiries>
        </details>
      ) : null}
    </>
  )
}

type ListProps = { label: string; enquiries: Listed<HeldBack>; now: Instant; children: (enquiry: HeldBack) => ReactNode }

function Enquiries({ label, enquiries: { listed, more }, now, children }: ListProps) {
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {listed.map((enquiry) => (
          <li key={enquiry.id}>
            <p>
              {enquiry.plate ? <Plate>{enquiry.plate}</Plate> : null} <strong>{enquiry.name || 'No name'}</strong>
              <span className={styles.quiet}>
                {enquiry.about ? `${enquiry.about}, ` : ''}
                {when(enquiry.receivedAt, now)}
              </span>
            </p>
            <p className={styles.message}>{enquiry.message}</p>
            <p className={styles.quiet}>{describeSignals(enquiry.signals)}</p>
            <div className={layout.end}>
              {children(enquiry)}
              <Link className={page.touch} to={`/enquiries/${enquiry.id}`} aria-label={`Read all of ${enquiry.name || enquiry.id}`}>
                Read all of it
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>And {more} older, which show up here as these go.</p> : null}
    </>
  )
}
