import drawing from '../../../art/drawings/car.svg?url'
import { serviceCards } from '../../../content/service-cards.data.ts'
import layout from '../../../ui/layout.module.css'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './car-map.module.css'
import './car-parts.generated.css'
import { carMapWording } from './car-map.wording.ts'

const urgency = ['no', 'careful', 'yes']

const symptoms = [...serviceCards].sort((a, b) => urgency.indexOf(a.safeToDrive) - urgency.indexOf(b.safeToDrive))

/**
 * What drivers notice, whether it's safe to drive on, and the service that fixes it, as a numbered list of links. The same numbers
 * on the drawing of a car repeat the links for pointer users and are hidden from assistive technology.
 */
export function CarMap() {
  return (
    <section className={styles.band} data-tone="ink" aria-labelledby="car-map">
      <div className={`${layout.wide} ${styles.inside}`}>
        <div className={styles.frame}>
          <div className={styles.map}>
            <div>
              <h2 id="car-map">{carMapWording.title}</h2>
              <p className={styles.lead}>{carMapWording.lead}</p>
            </div>
            <img className={styles.drawing} src={drawing} alt={carMapWording.alt} width={1300} height={600} loading="lazy" />
            <div className={styles.answers}>
              <p className={`${layout.label} ${styles.head}`}>{carMapWording.question}</p>
              <ol className={styles.symptoms}>
                {symptoms.map(({ path, name, mainSymptom, safeToDrive, advice }) => (
                  <li key={path} className={styles.symptom}>
                    <a className={styles.link} href={path}>
                      <span className={styles.name}>{mainSymptom}</span>
                      <span className={styles[safeToDrive]}>{advice}</span>
                      <span className={styles.service}>{name}</span>
                    </a>
                    {/* biome-ignore lint/a11y/useAnchorContent: for pointers only; the link before it has the text */}
                    <a className={styles.dot} href={path} tabIndex={-1} aria-hidden="true" />
                  </li>
                ))}
              </ol>
            </div>
            <p>
              <TextWithPhoneLink text={carMapWording.call} />
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
