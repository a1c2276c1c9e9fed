import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import type { Testimonial } from '../../../content/testimonials.ts'
import layout from '../../../ui/layout.module.css'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './testimonial-card.module.css'

/** A customer's quote above a picture of a part like theirs. `priority`: whether the picture is above the fold. */
export function TestimonialCard({ name, role, text, picture, caption, service, priority = false }: Testimonial & { priority?: boolean }) {
  return (
    <figure className={styles.card}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.role}>{role}</span>
      </figcaption>
      <Picture picture={pictureNamed(samplePictures, picture)} sizes="(min-width: 48rem) min(45vw, 41rem), 78vw" priority={priority} />
      <p className={layout.caption}>{caption}</p>
      <a className={`arrow ${styles.service}`} href={service.to}>
        {service.text}
      </a>
    </figure>
  )
}
