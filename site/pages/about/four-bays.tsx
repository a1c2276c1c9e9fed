import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { trades } from '../../../workshop/about.ts'
import { Picture } from '../../components/picture/picture.tsx'
import layout from '../../design/layout.module.css'
import { aboutWording } from './about.wording.ts'
import styles from './four-bays.module.css'

/** The workshop without its front, a trade in each bay. Phones scroll along it. */
export function FourBays() {
  return (
    <div data-tone="ink" className={styles.band}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard needs to reach it */}
      <section className={`${layout.wide} ${styles.scroller}`} aria-label={aboutWording.bays} tabIndex={0}>
        <div className={styles.workshop}>
          <Picture picture={commonPictures['four-bays']} sizes="(min-width: 90rem) 84rem, (min-width: 48rem) 91vw, 700px" />
          <p className={styles.names}>
            {trades.map((name) => (
              <span key={name} className={layout.label}>
                {name}
              </span>
            ))}
          </p>
        </div>
      </section>
    </div>
  )
}
