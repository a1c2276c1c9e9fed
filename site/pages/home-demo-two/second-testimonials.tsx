import { testimonials } from '../../../workshop/testimonials.ts'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import layout from '../../design/layout.module.css'
import { TestimonialCard } from '../testimonials/testimonial-card.tsx'
import quotes from '../testimonials/testimonials.module.css'
import { testimonialsWording } from '../testimonials/testimonials.wording.ts'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './section-head.module.css'

/** A carousel of the sample testimonials. */
export function SecondTestimonials() {
  return (
    <section className={`${layout.wide} ${layout.section}`}>
      <h2 className={styles.head}>{wording.testimonials}</h2>
      <div className={quotes.quotes}>
        <SampleNotice text={testimonialsWording.sample} />
        <Carousel label={wording.testimonials} items="all">
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.name} {...testimonial} />
          ))}
        </Carousel>
      </div>
    </section>
  )
}
