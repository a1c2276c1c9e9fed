import { commonPictures } from '../../../art/common-pictures.generated.ts'
import button from '../../../ui/button/button.module.css'
import { CallButton } from '../../../ui/button/call-button.tsx'
import { business } from '../../../workshop/business.ts'
import { holidaysLine, hoursLine } from '../../../workshop/hours.ts'
import { AddressLink } from '../../components/address-link/address-link.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { wording } from '../../wording.ts'
import styles from './hero.module.css'
import { homeWording } from './home.wording.ts'

/** The top of the home page: name, phone and booking over a picture of a workshop bay. */
export function Hero() {
  return (
    <section className={styles.hero} data-tone="ink">
      <div className={styles.picture}>
        <Picture
          picture={commonPictures.bay}
          sizes="(min-width: 75rem) 100vw, 75rem"
          alternative={{ picture: commonPictures['bay-phone'], media: '(max-width: 47.99rem)', sizes: '100vw' }}
          priority
        />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{homeWording.title}</h1>
        <p className={styles.lead}>{homeWording.lead}</p>
        <div className={styles.actions}>
          <a className={button.primary} href="/appointment">
            {wording.bookAppointment}
          </a>
          <CallButton icon />
          <a className={styles.start} href="/services">
            {homeWording.start}
          </a>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{homeWording.open}</dt>
          <dd>
            {hoursLine}
            <br />
            {holidaysLine}
          </dd>
        </div>
        <div>
          <dt>{homeWording.findUs}</dt>
          <dd>
            <AddressLink />
          </dd>
        </div>
        <div>
          <dt>{homeWording.mobile}</dt>
          <dd>
            <a href={`tel:${business.mobile.dial}`}>{business.mobile.shown}</a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
