import { testimonials } from '../../../content/testimonials.ts'
import layout from '../../../ui/layout.module.css'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { TestimonialCard } from '../testimonials/testimonial-card.tsx'
import { testimonialsWording } from '../testimonials/testimonials.wording.ts'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'

/** A carousel of the sample testimonials. */
export function SecondTestimonials() {
  return (
    <section data-tone="paper">
      <div className={`${layout.wide} ${layout.section}`}>
        <SectionHead title={wording.testimonials}>
          <SampleNotice text={testimonialsWording.sample} />
        </SectionHead>
        <Carousel label={wording.testimonials} items="all" counted>
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.name} {...testimonial} />
          ))}
        </Carousel>
      </div>
    </section>
  )
}
