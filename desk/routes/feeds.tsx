import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { maxFeeds } from '../../domain/appointments/feed.ts'
import { textFields } from '../../domain/form.ts'
import { Press } from '../components/action-form/press.tsx'
import page from '../components/desk-page/desk-page.module.css'
import { DeskPage } from '../components/desk-page/desk-page.tsx'
import { DoneLine } from '../components/done-message/done-line.tsx'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { FeedForm } from '../components/feeds/feed-form.tsx'
import { ShownOnce } from '../components/team/shown-once.tsx'
import styles from '../components/team/team.module.css'
import { useFormId } from '../components/use-form-id.ts'
import { deskOf, staffOf } from '../desk-context.ts'
import { type Failure as Failed, runFromBrowser } from '../run-use-case.ts'
import { when } from '../when.ts'

export const meta = () => [{ title: 'Phone calendar · Desk' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const feeds = await deskOf(context).feeds(staffOf(context).id)
  return { feeds, id: crypto.randomUUID(), removed: url.searchParams.get('done') === 'removed', now: Date.now() }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const desk = deskOf(context)
  const me = staffOf(context)
  const { intent, id = '', action = '', ...answers } = textFields(await request.formData())
  if (intent === 'revoke') {
    const { outcome } = await desk.revokeFeed(id, me)
    if (outcome === 'missing') throw data(null, { status: 404 })
    return redirect('/feeds?done=removed#done', 303)
  }
  const result = await desk.makeFeed(action, answers, me)
  if (result.outcome === 'missing') throw data(null, { status: 400 })
  if (result.outcome === 'refused') return data<Failed>({ ...result, answers }, { status: 422 })
  const next = crypto.randomUUID()
  if (result.outcome === 'duplicate') return { ...result, next }
  // Shown only in this response, like an invite: only the secret's hash is stored.
  return { outcome: result.outcome, link: `${url.origin}/desk/feed/${result.secret}.ics`, label: result.feed.label, next }
}

export const clientAction = runFromBrowser

/** The calendar links of the signed-in person. */
export default function Feeds() {
  const { feeds, id: given, now, removed } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const failure = result && 'answers' in result ? result : undefined
  const id = useFormId(given, result && 'next' in result ? result.next : undefined)
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
        <FeedForm key={id} id={id} answers={failure?.answers} errors={errorsOf(failure)} />
      ) : (
        <p>You have {maxFeeds} links, which is the limit. Remove one to make another.</p>
      )}
    </DeskPage>
  )
}
