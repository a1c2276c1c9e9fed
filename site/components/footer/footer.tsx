import { footerLinks, policyLinks } from '../../../content/links.ts'
import { useFacts } from '../../../ui/facts.ts'
import { wording } from '../../wording.ts'
import { AddressLink } from '../address-link/address-link.tsx'
import { Brand } from '../brand/brand.tsx'
import { HoursLines } from '../hours-lines/hours-lines.tsx'
import { NavigationLink } from '../navigation-link/navigation-link.tsx'
import { PhoneLinks } from '../phone-links/phone-links.tsx'
import { ScaleLine } from '../scale-line/scale-line.tsx'
import { SocialLinks } from '../social-links/social-links.tsx'
import styles from './footer.module.css'

/** The contact details and links at the bottom of every page. */
export function Footer() {
  const { business } = useFacts()
  return (
    <footer className={styles.footer} data-tone="ink">
      <ScaleLine />
      <div className={styles.columns}>
        <div className={styles.about}>
          <Brand />
          <p className={styles.tagline}>{business.tagline}</p>
        </div>
        <address className={styles.reach}>
          <PhoneLinks />
          <a href={`mailto:${business.email}`}>{business.email}</a>
          <AddressLink>
            {business.street}
            <br />
            {business.suburb} {business.postcode}
          </AddressLink>
          <span>
            <HoursLines />
          </span>
        </address>
        <nav aria-label={wording.footerNavigation}>
          <ul className={styles.links}>
            {footerLinks.map(({ text, to }) => (
              <li key={to}>
                <NavigationLink href={to}>{text}</NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <SocialLinks className={styles.links} />
      </div>
      <div className={styles.legal}>
        <span>
          © {business.copyrightYear} {business.name}
        </span>
        <ul>
          {policyLinks.map(({ text, to }) => (
            <li key={text}>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
