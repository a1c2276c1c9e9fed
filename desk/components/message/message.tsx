import { Link, type To } from 'react-router'
import button from '../../../ui/button/button.module.css'
import styles from './message.module.css'

type Props = { title: string; text: string; link?: { to: To; label: string; replace?: boolean } }

/** A page that says what happened and what to do, with a link to the inbox or elsewhere. */
export function Message({ title, text, link = { to: '/inbox', label: 'Go to the inbox' } }: Props) {
  return (
    <section className={styles.message}>
      <h1 tabIndex={-1} data-arrival>
        {title}
      </h1>
      <p>{text}</p>
      <Link className={button.primary} to={link.to} replace={link.replace}>
        {link.label}
      </Link>
    </section>
  )
}
