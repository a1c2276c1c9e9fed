import { servicePath } from '../../../content/service.ts'
import { serviceCards } from '../../../content/service-cards.ts'
import layout from '../../../ui/layout.module.css'
import { homeWording } from './home.wording.ts'
import styles from './service-index.module.css'

/** The services as a ruled list. */
export function ServiceIndex() {
  return (
    <section className={`${layout.wide} ${styles.section}`}>
      <div className={styles.head}>
        <h2>{homeWording.services}</h2>
        <p>{homeWording.servicesLead}</p>
      </div>
      <ol className={styles.list}>
        {serviceCards.map(({ slug, name, short }) => (
          <li key={slug}>
            <a className={`${styles.line} arrow`} href={servicePath({ slug })}>
              <span className={styles.name}>{name}</span>
              <span className={styles.short}>{short}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
