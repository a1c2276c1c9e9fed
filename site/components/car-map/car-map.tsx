import drawing from '../../../art/drawings/car.svg?url'
import { servicePath } from '../../../content/service.ts'
import { serviceCards } from '../../../content/service-cards.ts'
import layout from '../../../ui/layout.module.css'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './car-map.module.css'
import './car-parts.generated.css'
import { carMapWording } from './car-map.wording.ts'

const urgency = ['no', 'careful', 'yes']

const symptoms = serviceCards.toSorted((a, b) => urgency.indexOf(a.mainSymptom.safeToDrive) - urgency.indexOf(b.mainSymptom.safeToDrive))

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
                {symptoms.map((service) => (
                  <li key={service.slug} className={styles.symptom}>
                    <a className={styles.link} href={servicePath(service)}>
                      <span className={styles.name}>{service.mainSymptom.name}</span>
                      <span className={styles[service.mainSymptom.safeToDrive]}>{service.mainSymptom.advice}</span>
                      <span className={styles.service}>{service.name}</span>
                    </a>
                    {/* biome-ignore lint/a11y/useAnchorContent: for pointers only; the link before it has the text */}
                    <a className={styles.dot} href={servicePath(service)} tabIndex={-1} aria-hidden="true" />
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
