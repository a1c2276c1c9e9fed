import drawing from '../../../art/drawings/hoist.svg?url'
import { hoursLine } from '../../../domain/opening-hours/hours-lines.ts'
import button from '../../../ui/button/button.module.css'
import { useFacts } from '../../../ui/facts.ts'
import { Proof } from '../../components/before-you-come/before-you-come.tsx'
import { CallButton } from '../../components/call-button/call-button.tsx'
import { OpenNow } from '../../components/open-now/open-now.tsx'
import { wording } from '../../wording.ts'
import styles from './hero.module.css'
import { homeWording } from './home.wording.ts'
import { WorkshopPhoto } from './workshop-photo.tsx'

/** The top of the home page: booking, phone and opening hours beside a drawing of a car on a hoist. */
export function Hero() {
  const facts = useFacts()
  return (
    <section className={styles.hero} data-tone="ink">
      <div className={styles.words}>
        <h1 className={styles.title}>{homeWording.title}</h1>
        <p className={styles.lead}>{homeWording.lead(facts)}</p>
        <div className={styles.actions}>
          <a className={button.own} href="/appointment">
            {wording.bookAppointment}
          </a>
          <CallButton icon />
          <a className={styles.start} href="/services">
            {homeWording.start}
          </a>
        </div>
        <Proof />
        <WorkshopPhoto />
        <p className={styles.hours}>
          {hoursLine(facts)} <OpenNow brief />
        </p>
      </div>
      <img className={styles.drawing} src={drawing} alt={homeWording.drawing} width={589} height={594} fetchPriority="high" />
    </section>
  )
}
