import drawing from '../../../art/drawings/wheel-away.svg?url'
import { business } from '../../../workshop/business.ts'
import { notFoundPage } from '../../../workshop/pages.ts'
import { Banner } from '../../components/banner/banner.tsx'
import button from '../../components/button/button.module.css'
import styles from './not-found.module.css'
import { notFoundWording } from './not-found.wording.ts'

export default function NotFound() {
  return (
    <div className={styles.page} data-tone="ink">
      <p className={styles.code}>404</p>
      <img className={styles.drawing} src={drawing} alt="" width={800} height={600} decoding="async" />
      <Banner title={notFoundPage.title} lead={notFoundWording.text}>
        <div className={styles.actions}>
          <a className={button.primary} href="/">
            {notFoundWording.home}
          </a>
          <a className={button.quiet} href={`tel:${business.landline.dial}`}>
            {business.landline.shown}
          </a>
        </div>
      </Banner>
    </div>
  )
}
