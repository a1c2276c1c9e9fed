import styles from './inbox.module.css'

export const meta = () => [{ title: 'Inbox · Desk' }]

/** Shown beside the list while no enquiry is open. */
export default function Inbox() {
  return <p className={styles.hint}>Pick an enquiry to see it here.</p>
}
