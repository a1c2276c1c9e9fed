import { notFoundPage } from '../../../content/pages.ts'
import button from '../../../ui/button/button.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import styles from './not-found.module.css'
import { notFoundWording } from './not-found.wording.ts'

const links = [
  { text: 'Services', to: '/services' },
  { text: 'Projects', to: '/projects' },
  { text: 'Contact', to: '/contact' },
  { text: notFoundWording.book, to: '/appointment' },
]

export default function NotFound() {
  return (
    <div className={styles.page} data-tone="ink">
      <p className={styles.code}>404</p>
      <Banner title={notFoundPage.title} lead={notFoundWording.text} parents={[]}>
        <div className={styles.actions}>
          <a className={button.quiet} href="/">
            {notFoundWording.home}
          </a>
          <ul className={styles.links} aria-label={notFoundWording.links}>
            {links.map(({ text, to }) => (
              <li key={to}>
                <a href={to}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      </Banner>
    </div>
  )
}
