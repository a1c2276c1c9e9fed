import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { counters } from '../../../content/counters.ts'
import { useFacts } from '../../../ui/facts.ts'
import { BelowTheFold } from '../../components/below-the-fold/below-the-fold.tsx'
import { BrandRow } from '../../components/brand-row/brand-row.tsx'
import { CarMap } from '../../components/car-map/car-map.tsx'
import { Counters } from '../../components/counters/counters.tsx'
import { JsonLd } from '../../components/json-ld/json-ld.tsx'
import { Technicians } from '../../components/technicians/technicians.tsx'
import { WhyChooseUs } from '../../components/why-choose-us/why-choose-us.tsx'
import { useRendering } from '../../rendering.ts'
import { autoRepair } from '../../structured-data.ts'
import { AppointmentSection } from '../appointment/appointment-section.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { homeWording } from './home.wording.ts'
import { HomeProjects } from './home-projects.tsx'
import { ServiceIndex } from './service-index.tsx'

export const bookHref = '#booking'

export default function Home() {
  const facts = useFacts()
  return (
    <>
      <Hero />
      <JsonLd data={autoRepair(useRendering())} />
      <BrandRow />
      <BelowTheFold>
        <ServiceIndex />
        <CarMap />
        <WhyChooseUs className={styles.why} />
        <Counters counters={counters} label={homeWording.counters} />
        <HomeProjects />
        <Technicians className={styles.team} sizes="(min-width: 48rem) 33vw, 7.5rem" tone="paper" />
        <AppointmentSection
          lead={homeWording.appointmentLead(facts.business.landline.shown)}
          picture={commonPictures['appointment-tall']}
        />
      </BelowTheFold>
    </>
  )
}
