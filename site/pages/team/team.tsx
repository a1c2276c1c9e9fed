import drawing from '../../../art/drawings/mugs.svg?url'
import { team } from '../../../workshop/team.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { Below } from '../../components/below/below.tsx'
import { BookingCall } from '../../components/booking-call/booking-call.tsx'
import layout from '../../design/layout.module.css'
import { MemberCard } from './member-card.tsx'
import styles from './team.module.css'
import { teamWording } from './team.wording.ts'

export default function Team() {
  return (
    <>
      <Banner drawing={drawing} title={teamWording.title} lead={teamWording.lead} from={[{ text: 'Home', to: '/' }]} />
      <section className={`${layout.wide} ${styles.section}`} aria-label={teamWording.list}>
        <ul className={styles.members}>
          {team.map((member) => (
            <li key={member.name}>
              <MemberCard member={member} headingLevel="h2" />
            </li>
          ))}
        </ul>
      </section>
      <Below>
        <BookingCall title={teamWording.end} text={teamWording.endText} />
      </Below>
    </>
  )
}
