import { aboutIntro } from '../../../workshop/about.ts'
import layout from '../../design/layout.module.css'
import { FourBays } from '../about/four-bays.tsx'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './second-about.module.css'

/** An introduction above the workshop's four bays. */
export function SecondAbout() {
  return (
    <section>
      <div className={`${styles.about} ${layout.wide}`}>
        <h2>{wording.about}</h2>
        <div className={styles.words}>
          {aboutIntro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a href="/about">{wording.aboutLink}</a>
        </div>
      </div>
      <FourBays />
    </section>
  )
}
