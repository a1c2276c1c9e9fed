import { serviceCards } from '../../../workshop/service-cards.data.ts'
import { NavigationLink } from '../navigation-link/navigation-link.tsx'
import styles from './service-sidebar.module.css'
import { serviceSidebarWording } from './service-sidebar.wording.ts'

/** The way from one service to all others. */
export function ServiceSidebar() {
  return (
    <nav className={styles.sidebar} aria-labelledby="all-services">
      <h2 className={styles.title} id="all-services">
        {serviceSidebarWording.title}
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
            {serviceSidebarWording.generic}
          </NavigationLink>
        </li>
      </ul>
    </nav>
  )
}
