import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { trades } from '../../../workshop/about.ts'
import { Picture } from '../../components/picture/picture.tsx'
import layout from '../../design/layout.module.css'
import styles from './four-bays.module.css'

/** The workshop without its front, a trade in each bay: four bays side by side, or on phones two by two. */
export function FourBays() {
  return (
    <div data-tone="ink" className={styles.band}>
      <div className={layout.wide}>
        <figure className={styles.workshop}>
          <Picture
            picture={commonPictures['four-bays']}
            sizes="(min-width: 90rem) 84rem, 91vw"
            alternative={{ picture: commonPictures['four-bays-tall'], media: '(max-width: 47.99rem)', sizes: '91vw' }}
          />
          <figcaption className={styles.names}>
            {trades.map((name) => (
              <span key={name} className={layout.label}>
                {name}
              </span>
            ))}
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
