import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { slides } from '../../../content/second-home.ts'
import { BookOrCall } from '../../components/book-or-call/book-or-call.tsx'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { OpenNow } from '../../components/open-now/open-now.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './hero-slider.module.css'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'

/** The top of the page: its name, booking and phone beside a carousel of three drawn cars, without autoplay. */
export function HeroSlider() {
  return (
    <div className={styles.hero} data-tone="ink">
      <div className={styles.name}>
        <h1>{wording.title}</h1>
        <p className={styles.lead}>{wording.lead}</p>
        <BookOrCall icon />
        <p className={styles.open}>
          <OpenNow brief />
        </p>
      </div>
      <Carousel label={wording.slides} className={styles.slides} counted>
        {slides.map(({ title, text, picture }, index) => (
          <div key={title} className={styles.slide}>
            <Picture
              picture={pictureNamed(samplePictures, picture)}
              sizes="(min-width: 64rem) min(52vw, 48rem), 91vw"
              priority={index === 0}
            />
            <div className={styles.words}>
              <h2>{title}</h2>
              <p>{text}</p>
              <a href="/">{wording.start}</a>
            </div>
          </div>
        ))}
      </Carousel>
    </div>
  )
}
