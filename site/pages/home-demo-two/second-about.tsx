import { aboutIntro } from '../../../content/about.ts'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './second-about.module.css'

/** An introduction that leads to the page about the workshop. */
export function SecondAbout() {
  return (
    <section data-tone="ink">
      <div className={`${layout.wide} ${styles.about}`}>
        <h2>{wording.about}</h2>
        <div className={styles.words}>
          <p>{aboutIntro.text(useFacts())}</p>
          <ReadMore to="/about" text={wording.aboutLink} />
        </div>
      </div>
    </section>
  )
}
