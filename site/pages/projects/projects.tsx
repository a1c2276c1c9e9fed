import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { BelowTheFold } from '../../components/below-the-fold/below-the-fold.tsx'
import { ProjectRow } from '../../components/project-row/project-row.tsx'
import { Technicians } from '../../components/technicians/technicians.tsx'
import { WhyChooseUs } from '../../components/why-choose-us/why-choose-us.tsx'
import { AppointmentSection } from '../appointment/appointment-section.tsx'
import { BumpCheck } from './bump-check.tsx'
import styles from './projects.module.css'
import { projectsWording } from './projects.wording.ts'

export const bookHref = '#booking'

export default function Projects() {
  const { landline } = useFacts().business
  return (
    <>
      <Banner title={projectsWording.title} lead={projectsWording.lead} />
      <section className={`${layout.wide} ${styles.cars}`}>
        <h2 className="visually-hidden">{projectsWording.cars}</h2>
        <ProjectRow label={projectsWording.cars} items="all" priority more={projectsWording.more} />
      </section>
      <BelowTheFold>
        <WhyChooseUs className={styles.why} />
        <Technicians className={styles.team} />
        <AppointmentSection lead={projectsWording.appointmentLead(landline.shown)}>
          <BumpCheck />
        </AppointmentSection>
      </BelowTheFold>
    </>
  )
}
