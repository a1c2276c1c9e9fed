import { Mail, MapPin, Menu, Phone, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { faqLink, mainLinks, serviceLinks } from '../../../content/links.ts'
import { hoursLine } from '../../../domain/opening-hours/hours-lines.ts'
import button from '../../../ui/button/button.module.css'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { addressLine } from '../../../workshop/facts.ts'
import { wording } from '../../wording.ts'
import { AddressLink } from '../address-link/address-link.tsx'
import { Brand } from '../brand/brand.tsx'
import { NavigationLink } from '../navigation-link/navigation-link.tsx'
import { OpenNow } from '../open-now/open-now.tsx'
import { PhoneLinks } from '../phone-links/phone-links.tsx'
import styles from './header.module.css'
import { keepFocusWithin } from './keep-focus.ts'

/** Name, business facts and main navigation. On phones and tablets the navigation is a popover, which works without scripts. */
export function Header() {
  const facts = useFacts()
  const { business } = facts
  const menu = useRef<HTMLElement>(null)
  useEffect(() => (menu.current ? keepFocusWithin(menu.current) : undefined), [])
  return (
    <header className={styles.header} data-tone="ink">
      <div className={styles.facts}>
        <AddressLink className={styles.fact}>
          <MapPin size={16} />
          {addressLine(business)}
        </AddressLink>
        <span className={styles.fact}>
          {hoursLine(facts)} <OpenNow oneLine brief />
        </span>
        <a className={`${styles.fact} ${styles.mail}`} href={`mailto:${business.email}`}>
          <Mail size={16} />
          {business.email}
        </a>
        <a className={styles.fact} href={`tel:${business.mobile.dial}`}>
          {business.mobile.shown}
        </a>
      </div>
      <div className={styles.bar}>
        <Brand />
        <nav className={styles.menu} id="menu" ref={menu} popover="auto" aria-label={wording.mainNavigation}>
          <button type="button" className={styles.close} popoverTarget="menu" popoverTargetAction="hide">
            <X size={22} />
            {wording.closeMenu}
          </button>
          <ul className={styles.links}>
            {mainLinks.map(({ text, to }) => (
              <li key={to}>
                <NavigationLink href={to} className={styles.link}>
                  {text}
                </NavigationLink>
              </li>
            ))}
          </ul>
          <div className={styles.more}>
            <h2 className={`${layout.label} ${styles.heading}`}>{wording.services}</h2>
            <ul className={styles.services}>
              {serviceLinks.map(({ text, to }) => (
                <li key={to}>
                  <a href={to}>{text}</a>
                </li>
              ))}
            </ul>
            <PhoneLinks />
            <p className={styles.also}>
              <AddressLink>{wording.directions}</AddressLink>
              <a href={faqLink.to}>{faqLink.text}</a>
            </p>
            <p>
              {hoursLine(facts)}
              <br />
              <OpenNow />
            </p>
            <a className={button.primary} href="/appointment">
              {wording.bookAppointment}
            </a>
          </div>
        </nav>
        <a className={styles.phone} href={`tel:${business.landline.dial}`}>
          <Phone size={18} />
          {business.landline.shown}
        </a>
        <a className={`${button.primary} ${styles.book}`} href="/appointment">
          {wording.bookAppointment}
        </a>
        <button type="button" className={styles.toggle} popoverTarget="menu">
          <Menu size={22} />
          {wording.menu}
        </button>
      </div>
    </header>
  )
}
