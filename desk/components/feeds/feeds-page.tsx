import type { FieldErrors } from '../../../enquiries/enquiry.ts'
import { JobCard } from '../../../site/forms/job-card.tsx'
import type { Feed, Instant } from '../../actions/desk.ts'
import { feed as form, maxFeeds } from '../../actions/feed.ts'
import { when } from '../../when.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import { Field } from '../field/field.tsx'
import { ShownOnce } from '../team/shown-once.tsx'
import styles from '../team/team.module.css'

type Props = {
  feeds: readonly Feed[]
  now: Instant
  result:
    | { outcome: 'refused'; fieldErrors: FieldErrors; answers: Readonly<Record<string, string>> }
    | { outcome: 'made'; link: string; label: string }
    | undefined
}

/** The calendar links of the signed-in person. */
export function FeedsPage({ feeds, now, result }: Props) {
  const refused = result?.outcome === 'refused' ? result : undefined
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} data-arrival>
        Phone calendar
      </h1>
      <p>
        See the workshop’s visits in your phone’s own calendar, from a week ago to 60 days ahead. It shows plates and services, but no names
        or phone numbers. Phones can take hours to pick up a change, so check the desk when it matters.
      </p>
      {result?.outcome === 'made' ? (
        <ShownOnce key={result.link} link={result.link} label={`Link for ${result.label}`}>
          Copy it now, because you won’t see it again. In the phone’s calendar choose “Add subscription” (iPhone) or “From URL” (Google
          Calendar on a computer) and paste it. Anyone with the link can see the visits, so don’t pass it on.
        </ShownOnce>
      ) : null}
      {feeds.length > 0 ? (
        <ul className={styles.people}>
          {feeds.map(({ id, label, madeAt }) => (
            <li key={id}>
              <p className={styles.who}>
                <strong>{label}</strong> <span>Made {when(madeAt, now)}</span>
              </p>
              <ActionForm action="/feeds" hidden={{ intent: 'revoke', id }} label={`Remove ${label}`}>
                <SubmitButton busy="Removing…">Remove</SubmitButton>
              </ActionForm>
            </li>
          ))}
        </ul>
      ) : null}
      {feeds.length < maxFeeds || refused ? (
        <JobCard title="Make a link" key={result?.outcome === 'made' ? result.link : undefined}>
          <ActionForm action="/feeds" hidden={{ intent: 'make' }} label="Make a link" className={styles.form}>
            <Field name="label" field={form.fields.label} defaultValue={refused?.answers.label} error={refused?.fieldErrors.label} />
            <SubmitButton primary busy="Making it…">
              Make a link
            </SubmitButton>
          </ActionForm>
        </JobCard>
      ) : (
        <p>You have {maxFeeds} links, which is the limit. Remove one to make another.</p>
      )}
    </div>
  )
}
