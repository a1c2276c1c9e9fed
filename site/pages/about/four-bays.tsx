import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { trades } from '../../../content/about.ts'
import layout from '../../../ui/layout.module.css'
import { Picture } from '../../components/picture/picture.tsx'
import styles from './four-bays.module.css'

/** The workshop without its front, a trade in each bay. A phone is too narrow for it. */
export function FourBays() {
  return (
    <div data-tone="ink" className={styles.band}>
      <div className={layout.wide}>
        <div className={styles.front}>
          <Picture picture={commonPictures['four-bays']} sizes="min(84rem, 91vw)" />
          <ul className={styles.names}>
            {trades.map((name) => (
              <li key={name} className={layout.label}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
