import drawing from '../../../art/drawings/car.svg?url'
import { serviceCards } from '../../../workshop/service-cards.data.ts'
import layout from '../../design/layout.module.css'
import styles from './car-map.module.css'
import './car-parts.generated.css'
import { carMapWording } from './car-map.wording.ts'

/** Sorted from the front of the car to the back. */
const parts = [...serviceCards].sort((a, b) => a.carPart.x - b.carPart.x)

/**
 * A drawing of a car whose parts link to their services. The links are a numbered list; the same numbers on the drawing
 * repeat them for pointer users and are hidden from assistive technology.
 */
export function CarMap() {
  return (
    <section className={styles.band} data-tone="ink" aria-labelledby="car-map">
      <div className={`${layout.wide} ${styles.inside}`}>
        <h2 id="car-map">{carMapWording.title}</h2>
        <div className={styles.frame}>
          <div className={styles.map}>
            <img className={styles.drawing} src={drawing} alt={carMapWording.alt} width={1300} height={600} loading="lazy" />
            <ol className={styles.parts}>
              {parts.map(({ path, name, carPart }) => (
                <li key={path} className={styles.part}>
                  <a className={styles.link} href={path}>
                    <span className={styles.name}>{carPart.name}</span>
                    <span className={styles.service}>{name}</span>
                  </a>
                  {/* biome-ignore lint/a11y/useAnchorContent: for pointers only; the link before it has the text */}
                  <a className={styles.dot} href={path} tabIndex={-1} aria-hidden="true" />
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  )
}
