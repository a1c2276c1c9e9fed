import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { trades } from '../../../workshop/about.ts'
import { Picture } from '../../components/picture/picture.tsx'
import layout from '../../design/layout.module.css'
import styles from './four-bays.module.css'

const halves = [
  { picture: commonPictures['bays-left'], names: trades.slice(0, 2) },
  { picture: commonPictures['bays-right'], names: trades.slice(2) },
]

/** The workshop without its front, a trade in each bay. Its two halves are one building on wide screens, and one above the other on a phone. */
export function FourBays() {
  return (
    <div data-tone="ink" className={styles.band}>
      <div className={`${layout.wide} ${styles.building}`}>
        {halves.map(({ picture, names }) => (
          <figure key={picture.name}>
            <Picture picture={picture} sizes="(min-width: 48rem) min(46vw, 41rem), 91vw" />
            <figcaption>
              {names.map((name) => (
                <span key={name} className={layout.label}>
                  {name}
                </span>
              ))}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
