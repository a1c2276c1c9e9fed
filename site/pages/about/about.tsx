import { aboutIntro, strengths } from '../../../content/about.ts'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { BelowTheFold } from '../../components/below-the-fold/below-the-fold.tsx'
import { BookingSteps } from '../../components/booking-steps/booking-steps.tsx'
import { JsonLd } from '../../components/json-ld/json-ld.tsx'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import { Technicians } from '../../components/technicians/technicians.tsx'
import { WhyChooseUs } from '../../components/why-choose-us/why-choose-us.tsx'
import { useRendering } from '../../rendering.ts'
import { autoRepair } from '../../structured-data.ts'
import { AppointmentSection } from '../appointment/appointment-section.tsx'
import styles from './about.module.css'
import { aboutWording } from './about.wording.ts'
import { FourBays } from './four-bays.tsx'

export const bookHref = '#booking'

export default function About() {
  const facts = useFacts()
  return (
    <>
      <Banner title={aboutWording.title} lead={aboutWording.lead} />
      <JsonLd data={autoRepair(useRendering())} />
      <section className={`${styles.intro} ${layout.wide}`}>
        <h2>{aboutIntro.title}</h2>
        <p>{aboutIntro.text(facts)}</p>
      </section>
      <FourBays />
      <BelowTheFold>
        <section className={styles.band} data-tone="paper">
          <div className={`${layout.wide} ${styles.columns}`}>
            <h2>{aboutWording.strengths}</h2>
            <ul className={styles.strengths}>
              {strengths.map(({ name, text }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <WhyChooseUs className={styles.why} />
        <Technicians className={styles.team} sizes="(min-width: 48rem) min(31vw, 28rem), 91vw">
          <ReadMore to="/team" text={aboutWording.team} />
        </Technicians>
        <AppointmentSection className={styles.booking} lead={aboutWording.appointmentLead(facts.business.landline.shown)}>
          <BookingSteps />
        </AppointmentSection>
      </BelowTheFold>
    </>
  )
}
