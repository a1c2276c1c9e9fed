import streetPhone from '../../../art/drawings/street-phone.svg?url'
import street from '../../../art/drawings/street-wide.svg?url'
import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import { type BeforeYouCome, beforeYouCome } from '../../../workshop/before-you-come.ts'
import { directionsUrl } from '../../../workshop/business.ts'
import styles from './finding-us.module.css'
import { findingUsWording as wording } from './finding-us.wording.ts'

/** Directions, over a drawing of a workshop from the street. The key drop and the visitor parks are named only if the workshop has given these facts. */
export function FindingUs({ facts = beforeYouCome }: { facts?: BeforeYouCome }) {
  return (
    <section className={styles.band} data-tone="ink" aria-labelledby="finding-us">
      <div className={layout.wide}>
        <div className={styles.head}>
          <h2 id="finding-us">{wording.title}</h2>
          <a className={button.quiet} href={directionsUrl()}>
            {wording.directions}
          </a>
        </div>
      </div>
      <figure>
        <div className={styles.view}>
          <div className={styles.drawing}>
            <img className={styles.phone} src={streetPhone} alt={wording.alt} width={840} height={540} loading="lazy" />
            <img className={styles.wide} src={street} alt={wording.alt} width={1600} height={600} loading="lazy" />
            <span className={`${styles.label} ${styles.driveIn}`}>{wording.driveIn}</span>
            {facts.keyDrop ? <span className={`${styles.label} ${styles.keyDrop}`}>{wording.keyDrop}</span> : null}
            <span className={`${styles.label} ${styles.office}`}>{wording.office}</span>
            {facts.parking ? <span className={`${styles.label} ${styles.parking}`}>{wording.parking}</span> : null}
          </div>
        </div>
        <figcaption className={`${layout.wide} ${styles.caption}`}>{wording.caption}</figcaption>
      </figure>
    </section>
  )
}
