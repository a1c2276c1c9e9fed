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
      <Picture picture={commonPictures['bay-phone']} sizes="(min-width: 56rem) 32rem, 91vw" />
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
