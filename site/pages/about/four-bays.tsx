import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { trades } from '../../../workshop/about.ts'
import { Picture } from '../../components/picture/picture.tsx'
import layout from '../../design/layout.module.css'
import styles from './four-bays.module.css'

const picture = commonPictures['four-bays']
const sizes = '(min-width: 90rem) 84rem, (min-width: 48rem) 91vw, 182vw'

/** The workshop without its front, a trade in each bay. Phones show its right half below its left. */
export function FourBays() {
  return (
    <div data-tone="ink" className={styles.band}>
      <div className={layout.wide}>
        <div className={styles.workshop}>
          <div className={styles.half}>
            <Picture picture={picture} sizes={sizes} />
          </div>
          <div className={`${styles.half} ${styles.right}`}>
            <Picture picture={picture} sizes={sizes} decorative />
          </div>
          <p className={styles.names}>
            {trades.map((name) => (
              <span key={name} className={layout.label}>
                {name}
              </span>
            ))}
          </p>
        </div>
      </div>
    </div>
  )
}
