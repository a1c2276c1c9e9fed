import { testimonials } from '../../../workshop/testimonials.ts'
import { Carousel } from '../../components/carousel/carousel.tsx'
import layout from '../../design/layout.module.css'
import { TestimonialCard } from '../testimonials/testimonial-card.tsx'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './section-head.module.css'

/** A carousel of the sample testimonials. */
export function SecondTestimonials() {
  return (
    <section className={`${layout.wide} ${layout.section}`}>
      <h2 className={styles.head}>{wording.testimonials}</h2>
      <Carousel label={wording.testimonials} items="all">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name} {...testimonial} />
        ))}
      </Carousel>
    </section>
  )
}
