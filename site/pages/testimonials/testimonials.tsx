import { testimonials } from '../../../content/testimonials.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import styles from './testimonials.module.css'
import { testimonialsWording } from './testimonials.wording.ts'

export default function Testimonials() {
  return (
    <>
      <Banner title={testimonialsWording.title} sample={testimonialsWording.sample} />
      <div className={`${layout.wide} ${styles.quotes}`}>
        <Carousel label={testimonialsWording.list} items="all" counted>
          {testimonials.map((testimonial, index) => (
            <TestimonialCard key={testimonial.name} {...testimonial} priority={index === 0} />
          ))}
        </Carousel>
      </div>
      <CallToAction
        title={testimonialsWording.end}
        text={testimonialsWording.endText}
        tone="paper"
        link={{ text: testimonialsWording.write, to: '/contact' }}
      />
    </>
  )
}
