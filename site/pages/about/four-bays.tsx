import type { ReactNode } from 'react'
import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { trades } from '../../../workshop/about.ts'
import { Picture } from '../../components/picture/picture.tsx'
import layout from '../../design/layout.module.css'
import styles from './four-bays.module.css'

const picture = commonPictures['four-bays']

/** The workshop without its front, a trade in each bay. Phones show the bays two by two. */
export function FourBays({ children }: { children?: ReactNode }) {
  return (
    <div data-tone="ink" className={styles.band}>
      <div className={layout.wide}>
        {children}
        <div className={styles.workshop}>
          <div className={styles.whole}>
            <Picture picture={picture} sizes="(min-width: 90rem) 84rem, 91vw" />
          </div>
          <ul className={styles.bays}>
            {trades.map((name) => (
              <li key={name}>
                <Picture picture={picture} sizes="190vw" decorative />
                <span className={layout.label}>{name}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
