import { business } from '../../../workshop/business.ts'
import { pageMeta } from '../../page-meta.ts'
import { AppointmentSection } from '../appointment/appointment-section.tsx'
import { Hero } from './hero.tsx'
import { homeWording } from './home.wording.ts'
import { Process } from './process.tsx'
import { ServiceIndex } from './service-index.tsx'

export const meta = () => pageMeta('/')

export default function Home() {
  return (
    <>
      <Hero />
      <ServiceIndex />
      <Process />
      <AppointmentSection lead={homeWording.appointmentLead(business.landline.shown)} />
    </>
  )
}
