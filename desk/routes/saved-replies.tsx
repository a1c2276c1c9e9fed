import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskPage, workshopPage } from '../components/desk-page/desk-page.tsx'
import { DoneLine } from '../components/done-message/done-line.tsx'
import styles from '../components/facts/workshop.module.css'
import { deskOf, staffOf } from '../desk-context.ts'

export const meta = () => [{ title: 'Saved replies · Desk' }]

/** All staff may read saved replies, so the page itself lets only owners in. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  if (staffOf(context).role !== 'owner') throw data(null, { status: 403 })
  return { replies: await deskOf(context).savedReplies(), isSaved: url.searchParams.has('done') }
}

export default function SavedReplies() {
  const { replies, isSaved } = useLoaderData<typeof loader>()
  return (
    <DeskPage title="Saved replies" back={workshopPage}>
      {isSaved ? <DoneLine>Saved.</DoneLine> : null}
      <p>Anyone can start a reply from one of these. It isn’t sent until they press Send.</p>
      <ul className={styles.subjects}>
        {replies.map(({ number, title, text }) => (
          <li key={number}>
            <Link to={`/saved-replies/${number}`}>
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}
