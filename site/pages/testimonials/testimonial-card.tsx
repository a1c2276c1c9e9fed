import type { Testimonial } from '../../../workshop/testimonials.ts'
import { SamplePicture } from '../../components/sample-picture/sample-picture.tsx'
import styles from './testimonial-card.module.css'

/** What one customer said, beside a car like theirs. */
export function TestimonialCard({ name, role, text, picture }: Testimonial) {
  return (
    <figure className={styles.card}>
      <SamplePicture name={picture} sizes="(min-width: 64rem) 32rem, 91vw" />
      <div className={styles.words}>
        <blockquote className={styles.text}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>{role}</span>
        </figcaption>
      </div>
    </figure>
  )
}
