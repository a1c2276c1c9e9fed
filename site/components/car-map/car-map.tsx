import drawing from '../../../art/drawings/car.svg?url'
import { serviceCount } from '../../../content/counts.ts'
import { servicePath } from '../../../content/service.ts'
import { serviceCards } from '../../../content/service-cards.ts'
import layout from '../../../ui/layout.module.css'
import type { Facts } from '../../../workshop/facts.ts'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './car-map.module.css'
import './car-parts.generated.css'

const wording = {
  title: 'What’s it doing?',
  lead: 'Find what you’ve noticed and see if it’s safe to drive.',
  alt: `Line drawing of a hatchback with ${serviceCount.toLowerCase()} numbered spots.`,
  call: ({ business }: Facts) => `Not sure it’s safe? Call ${business.landline.shown} before you drive.`,
}

const urgency = ['no', 'careful', 'yes']

const symptoms = serviceCards.toSorted((a, b) => urgency.indexOf(a.mainSymptom.safeToDrive) - urgency.indexOf(b.mainSymptom.safeToDrive))

/**
 * What drivers notice. The symptom that they choose lights its spot on a drawn car, and says whether it's safe to drive on and which service
 * fixes it. The spots are second labels of the same radio buttons, for pointer users; a phone has no room for the drawing.
 */
export function CarMap() {
  return (
    <section data-tone="ink" aria-labelledby="car-map">
      <div className={`${layout.wide} ${styles.inside}`}>
        <div className={styles.frame}>
          <div className={styles.map}>
            <div>
              <h2 id="car-map">{wording.title}</h2>
              <p className={styles.lead}>{wording.lead}</p>
            </div>
            <img className={styles.drawing} src={drawing} alt={wording.alt} width={1300} height={600} loading="lazy" />
            <fieldset className={styles.symptoms} aria-labelledby="car-map">
              {symptoms.map(({ slug, name, mainSymptom }, i) => (
                <div key={slug} className={styles.symptom}>
                  <input className={styles.choice} type="radio" name="symptom" id={servicePath({ slug })} defaultChecked={i === 0} />
                  <label className={styles.name} htmlFor={servicePath({ slug })}>
                    {mainSymptom.name}
                  </label>
                  <p className={styles.verdict}>
                    <b className={styles[mainSymptom.safeToDrive]}>{mainSymptom.advice}</b>{' '}
                    <a className="arrow" href={servicePath({ slug })}>
                      {name}
                    </a>
                  </p>
                  {/* biome-ignore lint/a11y/noLabelWithoutControl: for pointers only; the other label has the text */}
                  <label className={styles.dot} htmlFor={servicePath({ slug })} aria-hidden="true" />
                </div>
              ))}
            </fieldset>
            <p>
              <TextWithPhoneLink text={wording.call} />
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
