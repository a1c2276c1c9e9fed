import { Link } from 'react-router'
import button from '../../../ui/button/button.module.css'
import styles from './message.module.css'

/** A page that says what happened and what to do, with a link to the inbox. */
export function Message({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.message}>
      <h1 tabIndex={-1} data-arrival>
        {title}
      </h1>
      <p>{text}</p>
      <Link className={button.primary} to="/inbox">
        Go to the inbox
      </Link>
    </section>
  )
}
