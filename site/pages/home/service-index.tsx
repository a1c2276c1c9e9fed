import { serviceCards } from '../../../content/service-cards.data.ts'
import { homeWording } from './home.wording.ts'
import styles from './service-index.module.css'

/** The services as a ruled list. */
export function ServiceIndex() {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{homeWording.services}</h2>
        <p>{homeWording.servicesLead}</p>
      </div>
      <ol className={styles.list}>
        {serviceCards.map(({ path, name, short }) => (
          <li key={path}>
            <a className={`${styles.line} arrow`} href={path}>
              <span className={styles.name}>{name}</span>
              <span className={styles.short}>{short}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
