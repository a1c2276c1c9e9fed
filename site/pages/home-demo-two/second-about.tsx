import { aboutIntro } from '../../../content/about.ts'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import { FourBays } from '../about/four-bays.tsx'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './second-about.module.css'

/** An introduction above the workshop's four bays. */
export function SecondAbout() {
  return (
    <section>
      <FourBays>
        <div className={styles.about}>
          <h2>{wording.about}</h2>
          <div className={styles.words}>
            {aboutIntro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ReadMore to="/about" text={wording.aboutLink} />
          </div>
        </div>
      </FourBays>
    </section>
  )
}
