import { testimonials } from '../../../workshop/testimonials.ts'
import { Banner } from '../../components/banner/banner.tsx'
import button from '../../components/button/button.module.css'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import layout from '../../design/layout.module.css'
import { pageMeta } from '../../page-meta.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import styles from './testimonials.module.css'
import { testimonialsWording } from './testimonials.wording.ts'

export const meta = () => pageMeta('/testimonials')

export default function Testimonials() {
  return (
    <>
      <Banner title={testimonialsWording.title} lead={testimonialsWording.lead} from={[{ text: 'Home', to: '/' }]} />
      <div className={`${layout.wide} ${layout.section}`}>
        <Carousel label={testimonialsWording.list}>
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.name} {...testimonial} />
          ))}
        </Carousel>
      </div>
      <section className={styles.band} data-tone="ink">
        <div className={`${layout.wide} ${styles.end}`}>
          <div className={styles.words}>
            <h2>{testimonialsWording.end}</h2>
            <p>{testimonialsWording.endText}</p>
          </div>
          <SiteLink className={button.primary} to="/contact">
            {testimonialsWording.write}
          </SiteLink>
        </div>
      </section>
    </>
  )
}
