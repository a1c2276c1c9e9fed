import button from '../../../ui/button/button.module.css'
import { TextWithPhoneLink } from '../../components/text-with-phone-link/text-with-phone-link.tsx'
import { blogDetailsWording as wording } from './blog-details.wording.ts'
import styles from './book-card.module.css'

/** Links from the post to a booking. */
export function BookCard() {
  return (
    <aside className={styles.card} data-tone="paper" aria-labelledby="book-a-check">
      <h2 className={styles.title} id="book-a-check">
        {wording.bookTitle}
      </h2>
      <p>
        <TextWithPhoneLink text={wording.bookText} />
      </p>
      <a className={button.primary} href="/appointment">
        {wording.book}
      </a>
    </aside>
  )
}
