import type { tyre } from '../../../content/shop/tyre.ts'
import { longDate } from '../../../domain/opening-hours/dates.ts'
import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import { notices } from '../../components/sample-form/notices.ts'
import { SampleForm } from '../../components/sample-form/sample-form.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { StarRating } from '../../components/star-rating/star-rating.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { productWording as wording } from './products-details.wording.ts'
import styles from './reviews.module.css'

/** The product's reviews, and a form to add one. */
export function Reviews({ product }: { product: typeof tyre }) {
  return (
    <div className={styles.reviews}>
      <div className={styles.given}>
        <SampleNotice text={wording.sampleReviews} />
        <ol>
          {product.reviews.map(({ reviewer, rating, date, text }) => (
            <li key={reviewer} className={styles.review}>
              <StarRating value={rating} />
              <blockquote>{text}</blockquote>
              <p className={styles.by}>
                <cite>{reviewer}</cite>, <time dateTime={date}>{longDate(date)}</time>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <section className={styles.sheet} data-tone="paper">
        <h3>{wording.addReview}</h3>
        <SampleForm label={wording.addReview} notice={notices.review} className={styles.form}>
          <TextField label={wording.name} name="name" autoComplete="name" />
          <TextField label={wording.email} name="email" type="email" autoComplete="email" />
          <TextField label={wording.message} name="message" rows={4} />
          <p className={styles.rating}>
            <span className={layout.label}>{wording.rating}</span> <StarRating value={product.rating} />
          </p>
          <button type="submit" className={button.quiet}>
            {wording.send}
          </button>
        </SampleForm>
      </section>
    </div>
  )
}
