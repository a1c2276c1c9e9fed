import { serviceCards } from '../../../workshop/service-cards.data.ts'
import { NavigationLink } from '../navigation-link/navigation-link.tsx'
import styles from './service-sidebar.module.css'

const wording = { title: 'All services', generic: 'About engine services' }

/** Links to all services. */
export function ServiceSidebar() {
  return (
    <nav className={styles.sidebar} aria-labelledby="all-services">
      <h2 className={styles.title} id="all-services">
        {wording.title}
      </h2>
      <ul>
        {serviceCards.map(({ path, name }) => (
          <li key={path}>
            <NavigationLink className={`${styles.link} arrow`} href={path}>
              {name}
            </NavigationLink>
          </li>
        ))}
        <li>
          <NavigationLink className={`${styles.link} arrow`} href="/service-details">
            {wording.generic}
          </NavigationLink>
        </li>
      </ul>
    </nav>
  )
}
