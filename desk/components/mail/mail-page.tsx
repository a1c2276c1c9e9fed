import { Link } from 'react-router'
import type { Instant } from '../../../domain/instant.ts'
import type { MailPage as Page } from '../../../domain/mail-page.ts'
import type { Failure as Failed } from '../../run-use-case.ts'
import { Press } from '../action-form/press.tsx'
import page from '../desk-page/desk-page.module.css'
import { DeskPage, workshopPage } from '../desk-page/desk-page.tsx'
import { DoneLine } from '../done-message/done-line.tsx'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { HeldBackEnquiries } from './held-back.tsx'
import styles from './mail.module.css'
import { UnsentMails } from './unsent-mails.tsx'

type Props = Page & {
  now: Instant
  /** What was just done; `id`: of the enquiry it was done to. */
  done: { what: string; id: string } | undefined
  failure: Failed | undefined
}

/** Emails that haven't been sent, and enquiries that are held back. */
export function MailPage({ failed, waiting, unreached, heldBack, advertising, now, done, failure }: Props) {
  return (
    <DeskPage
      title={
        <>
          Mail and <span className={styles.whole}>held-back</span> enquiries
        </>
      }
      back={workshopPage}
    >
      <Failure failure={failure} now={now} reason={errorsOf(failure).mail} />
      {done && !failure ? <Done {...done} /> : null}
      <section className={styles.section} aria-labelledby="mail">
        <h2 id="mail">Mail</h2>
        {failed.listed.length + waiting.listed.length === 0 ? (
          <p>All emails have been sent.</p>
        ) : (
          <p>
            If the enquiry’s address is wrong, correct it before you send an email again. An email that may have arrived, or a cancellation,
            goes to the same address as before.
          </p>
        )}
        <UnsentMails title="Couldn’t be sent" mails={failed} now={now} />
        {unreached > 1 ? (
          <Press
            action="/mail"
            hidden={{ intent: 'all' }}
            label="Send all again that nobody has dealt with"
            text={`Send all ${unreached} again that nobody has dealt with`}
            busy="Sending…"
          />
        ) : null}
        <UnsentMails title="Waiting to be sent" mails={waiting} now={now} />
      </section>
      <section className={styles.section} aria-labelledby="held-back">
        <h2 id="held-back">Held-back enquiries</h2>
        <p>
          They look like spam by the way they were sent, so nobody was emailed. <strong>Release</strong> puts one into the inbox and emails
          it to the workshop; its sender gets a confirmation unless what they wrote looks like spam too. The others are deleted after 30
          days.
        </p>
        <HeldBackEnquiries heldBack={heldBack} advertising={advertising} now={now} />
      </section>
    </DeskPage>
  )
}

function Done({ what, id }: { what: string; id: string }) {
  if (what === 'advertising')
    return (
      <DoneLine
        undo={<Press action="/mail" hidden={{ intent: 'not-advertising', id, undo: 'yes' }} label="Undo" text="Undo" busy="Undoing…" />}
      >
        Marked as advertising. It’ll be deleted with the others.
      </DoneLine>
    )
  if (what === 'back') return <DoneLine>It’s back among the held-back enquiries.</DoneLine>
  if (what === 'released')
    return (
      <DoneLine>
        Released. It’s in the inbox now.{' '}
        <Link className={page.touch} to={`/enquiries/${id}`}>
          Open it
        </Link>
      </DoneLine>
    )
  return (
    <DoneLine>
      It goes out in a few seconds.{' '}
      <Link className={page.touch} to="/mail">
        See if it has gone
      </Link>
    </DoneLine>
  )
}
