import type { Feed } from '../../../domain/accounts/staff.ts'
import { maxFeeds } from '../../../domain/appointments/feed.ts'
import type { Instant } from '../../../domain/instant.ts'
import type { Failure as Failed } from '../../run-use-case.ts'
import { when } from '../../when.ts'
import { Press } from '../action-form/press.tsx'
import page from '../desk-page/desk-page.module.css'
import { DeskPage } from '../desk-page/desk-page.tsx'
import { DoneLine } from '../done-message/done-line.tsx'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { ShownOnce } from '../team/shown-once.tsx'
import styles from '../team/team.module.css'
import { FeedForm } from './feed-form.tsx'

type Props = {
  feeds: readonly Feed[]
  /** The form's hidden id. */
  id: string
  now: Instant
  /** Whether a link was just removed. */
  removed: boolean
  result: Failed | { outcome: 'made'; link: string; label: string } | { outcome: 'duplicate' } | undefined
}

/** The calendar links of the signed-in person. */
export function FeedsPage({ feeds, id, now, removed, result }: Props) {
  const failure = result && 'answers' in result ? result : undefined
  // Then the form is a new one, with another id, which arrives after the result.
  const made = result?.outcome === 'made' ? result.link : result?.outcome === 'duplicate'
  return (
    <DeskPage title="Phone calendar">
      <p>
        See the workshop’s appointments in your phone’s own calendar, from a week ago to 60 days ahead. It shows plates and services, but no
        names or phone numbers. Phones can take hours to pick up a change, so check the desk when it matters.
      </p>
      <Failure failure={failure} now={now} />
      {removed && !result ? (
        <DoneLine>Link removed. Calendars that use it will stop updating. You can’t undo this, but you can make another.</DoneLine>
      ) : null}
      {result?.outcome === 'made' ? (
        <ShownOnce key={result.link} link={result.link} label={`Link for ${result.label}`}>
          Copy it now, because you won’t see it again. Paste it into the phone’s calendar as a subscription calendar (iPhone: Calendars, Add
          Calendar), or in Google Calendar on a computer choose “From URL”. Anyone with the link can see the appointments, so don’t pass it
          on.
        </ShownOnce>
      ) : null}
      {result?.outcome === 'duplicate' ? (
        <DoneLine>You’ve already made this link, and it’s only shown once. If you didn’t copy it, remove it and make another.</DoneLine>
      ) : null}
      {feeds.length > 0 ? (
        <ul className={page.rows}>
          {feeds.map(({ id, label, madeAt }) => (
            <li key={id}>
              <p className={styles.who}>
                <strong>{label}</strong> <span>Made {when(madeAt, now)}</span>
              </p>
              <Press action="/feeds" hidden={{ intent: 'revoke', id }} label={`Remove ${label}`} text="Remove" busy="Removing…" />
            </li>
          ))}
        </ul>
      ) : null}
      {feeds.length < maxFeeds || errorsOf(failure).label ? (
        <FeedForm key={made ? `${made} ${id}` : 'first'} id={id} answers={failure?.answers} errors={errorsOf(failure)} />
      ) : (
        <p>You have {maxFeeds} links, which is the limit. Remove one to make another.</p>
      )}
    </DeskPage>
  )
}
