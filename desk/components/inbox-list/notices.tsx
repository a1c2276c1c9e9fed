import styles from './inbox-list.module.css'

/** What else needs attention: failed mails, and enquiries held back as spam. */
export function Notices({ failedMails, quarantined }: { failedMails: number; quarantined: number }) {
  return (
    <>
      {failedMails > 0 ? (
        <p className={styles.notice} data-urgent>
          {failedMails === 1 ? '1 email couldn’t be sent.' : `${failedMails} emails couldn’t be sent.`} Ring those customers, and tell the
          owner.
        </p>
      ) : null}
      {quarantined > 0 ? (
        <p className={styles.notice}>
          {quarantined === 1 ? '1 enquiry is' : `${quarantined} enquiries are`} held back as likely spam. The owner can check and release{' '}
          {quarantined === 1 ? 'it' : 'them'}.
        </p>
      ) : null}
    </>
  )
}
