import { faqLink, serviceLinks } from '../../../content/links.ts'
import layout from '../../../ui/layout.module.css'
import { useCurrentPage } from '../../current-page.ts'
import { NavigationLink } from '../navigation-link/navigation-link.tsx'
import styles from './service-sidebar.module.css'

const wording = { title: 'All services', more: 'Also read', generic: 'About engine services', faq: 'Frequently asked questions' }

const generic = '/service-details'

/** Links to all services and, in a second list, to related pages. */
export function ServiceSidebar() {
  const { path } = useCurrentPage()
  return (
    <nav className={styles.sidebar} aria-labelledby="all-services">
      <h2 className={styles.title} id="all-services">
        {wording.title}
      </h2>
      <ul className={styles.services}>
        {serviceLinks.map(({ text, to }) => (
          <li key={to}>
            <NavigationLink className={`${styles.link} arrow`} href={to}>
              {text}
            </NavigationLink>
          </li>
        ))}
      </ul>
      <h3 className={`${layout.label} ${styles.also}`}>{wording.more}</h3>
      <ul>
        {path === generic ? null : (
          <li>
            <a className={styles.text} href={generic}>
              {wording.generic}
            </a>
          </li>
        )}
        <li>
          <a className={styles.text} href={faqLink.to}>
            {wording.faq}
          </a>
        </li>
      </ul>
    </nav>
  )
}
