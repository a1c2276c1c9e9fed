import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { type SubjectName, subjects } from '../../domain/facts/subjects.ts'
import { summariesOf } from '../../domain/facts/summaries.ts'
import { textFields } from '../../domain/form.ts'
import { ReloadDocument } from '../components/action-form/action-form.tsx'
import { Press } from '../components/action-form/press.tsx'
import page from '../components/desk-page/desk-page.module.css'
import { DeskPage } from '../components/desk-page/desk-page.tsx'
import { DoneLine } from '../components/done-message/done-line.tsx'
import styles from '../components/facts/workshop.module.css'
import { deskOf, staffOf } from '../desk-context.ts'
import { when } from '../when.ts'

export const meta = () => [{ title: 'Workshop · Desk' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { facts, version, unconfirmed, history, pagesAreOutdated } = await deskOf(context).workshop()
  const now = Date.now()
  const isSaved = url.searchParams.get('done') === String(version)
  return { version, unconfirmed, history, pagesAreOutdated, summaries: summariesOf(facts, new Date(now)), now, isSaved }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { version = '', restore = '' } = textFields(await request.formData())
  if (![version, restore].every((text) => /^\d{1,9}$/.test(text))) throw data(null, { status: 400 })
  const result = await deskOf(context).restoreFacts({ version: Number(restore), basedOn: Number(version), by: staffOf(context) })
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  return result.outcome === 'saved' ? redirect(`/workshop?done=${result.version}#done`, 303) : data({ isOutdated: true }, { status: 409 })
}

/** What the owner can change about the workshop, and what has been changed. */
export default function Workshop() {
  const { version, unconfirmed, summaries, history, now, isSaved, pagesAreOutdated } = useLoaderData<typeof loader>()
  const { isOutdated = false } = useActionData<typeof action>() ?? {}
  const [latest] = history
  return (
    <DeskPage title="Workshop">
      {isSaved && latest ? (
        <DoneLine>
          {latest.changes.length > 0 ? `Saved. Visitors now see this: ${latest.changes.join('; ')}.` : 'Saved. Nothing was different.'}{' '}
          <a className={page.touch} href="/">
            Home page
          </a>{' '}
          <a className={page.touch} href="/contact">
            Contact page
          </a>
        </DoneLine>
      ) : null}
      {pagesAreOutdated ? (
        <p role="alert" className={styles.problem}>
          Visitors still see the pages from before the latest change, because one of them failed. Undo that change below, and tell the
          person who looks after the website.
        </p>
      ) : null}
      {isOutdated ? (
        <p role="alert" className={styles.problem}>
          Somebody else has changed something meanwhile, so nothing was restored. Look at the list below, and try again.
        </p>
      ) : null}
      <ul className={styles.subjects}>
        {Object.entries(subjects).map(([name, { title }]) => (
          <li key={name}>
            <Link to={`/workshop/${name}`}>
              <strong>{title}</strong>
              <span>{summaries[name as SubjectName]}</span>
              {unconfirmed.includes(name as SubjectName) ? <em>Nobody has confirmed this yet. Check it, and save it.</em> : null}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/saved-replies">
            <strong>Saved replies</strong>
            <span>Texts to start a reply with</span>
          </Link>
        </li>
        <li>
          <Link to="/privacy">
            <strong>A person’s data</strong>
            <span>Give it to them, or erase it</span>
          </Link>
        </li>
        <li>
          <Link to="/mail">
            <strong>Mail and held-back enquiries</strong>
            <span>Emails that couldn’t be sent, and enquiries that look like spam</span>
          </Link>
        </li>
        <li>
          <Link to="/numbers">
            <strong>Numbers</strong>
            <span>What came in, what became of it, and the list as a file</span>
          </Link>
        </li>
      </ul>
      {history.length > 0 ? (
        <section className={styles.history} aria-labelledby="history">
          <h2 id="history">Latest changes</h2>
          <ol className={styles.changes}>
            {history.map((each, index) => (
              <li key={each.version}>
                <p>
                  <strong>{each.subject ? subjects[each.subject].title : 'Went back to an earlier version'}</strong>{' '}
                  <span>
                    {each.by}, {when(each.at, now)}
                  </span>
                </p>
                {each.changes.length > 0 ? (
                  <ul>
                    {each.changes.map((change) => (
                      <li key={change}>{change}</li>
                    ))}
                  </ul>
                ) : null}
                <ReloadDocument value={true}>
                  <Press
                    action="/workshop"
                    hidden={{ version, restore: each.version - 1 }}
                    label={`Go back to before ${index === 0 ? 'the latest change' : `change ${each.version}`}`}
                    text={index === 0 ? 'Undo this' : 'Go back to before this'}
                    busy="Going back…"
                  />
                </ReloadDocument>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </DeskPage>
  )
}
