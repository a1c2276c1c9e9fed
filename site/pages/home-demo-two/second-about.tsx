import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { aboutIntro } from '../../../workshop/about.ts'
import { Picture } from '../../components/picture/picture.tsx'
import layout from '../../design/layout.module.css'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './second-about.module.css'

/** An introduction beside a picture. */
export function SecondAbout() {
  return (
    <section className={`${styles.about} ${layout.wide}`}>
      <div className={styles.picture} data-tone="ink">
        <Picture picture={commonPictures['four-bays-tall']} sizes="(min-width: 56rem) 30rem, 80vw" />
      </div>
      <div className={styles.words}>
        <h2>{wording.about}</h2>
        {aboutIntro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a href="/about">{wording.aboutLink}</a>
      </div>
    </section>
  )
}
