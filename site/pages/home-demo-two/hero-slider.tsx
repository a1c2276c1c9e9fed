import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { slides } from '../../../workshop/second-home.ts'
import button from '../../components/button/button.module.css'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import layout from '../../design/layout.module.css'
import styles from './hero-slider.module.css'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'

/** A carousel of three slides, without autoplay. */
export function HeroSlider() {
  return (
    <div className={styles.hero} data-tone="ink">
      <h1 className={`${styles.title} ${layout.wide}`}>{wording.title}</h1>
      <div className={layout.wide}>
        <Carousel label={wording.slides}>
          {slides.map(({ title, text, picture }, index) => (
            <div key={title} className={styles.slide}>
              <Picture
                picture={pictureNamed(samplePictures, picture)}
                sizes="(min-width: 56rem) min(68vw, 61rem), 107vw"
                priority={index === 0}
                decorative
              />
              <div className={styles.words}>
                <h2>{title}</h2>
                <p>{text}</p>
                <a className={button.primary} href="/">
                  {wording.start}
                </a>
              </div>
            </div>
          ))}
        </Carousel>
      </div>
    </div>
  )
}
