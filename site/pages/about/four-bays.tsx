import type { ReactNode } from 'react'
import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { trades } from '../../../content/about.ts'
import layout from '../../../ui/layout.module.css'
import { Picture } from '../../components/picture/picture.tsx'
import styles from './four-bays.module.css'

/** The workshop with a trade in each bay: without its front, on phones its floor plan. */
export function FourBays({ children }: { children?: ReactNode }) {
  return (
    <div data-tone="ink" className={styles.band}>
      <div className={layout.wide}>
        {children}
        <div className={styles.plan}>
          <Picture picture={commonPictures['workshop-plan']} sizes="min(91vw, 26rem)" />
        </div>
        <div className={styles.front}>
          <Picture picture={commonPictures['four-bays']} sizes="(min-width: 90rem) 84rem, 91vw" />
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
