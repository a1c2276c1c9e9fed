import { Phone } from 'lucide-react'
import { business } from '../../../workshop/business.ts'
import type { TeamMember } from '../../../workshop/team.ts'
import { CallButton } from '../../components/button/call-button.tsx'
import layout from '../../design/layout.module.css'
import styles from './manager-card.module.css'
import { MemberCard } from './member-card.tsx'
import { teamWording } from './team.wording.ts'

/** The person customers talk to first, with what to ring for. */
export function ManagerCard({ member }: { member: TeamMember }) {
  const { name, work, ringFor = [] } = member
  return (
    <div className={styles.manager}>
      <MemberCard member={member} headingLevel="h2" sizes="(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, 9.5rem" priority>
        <p className={styles.work}>{work}</p>
        <CallButton icon />
      </MemberCard>
      <section className={styles.ringFor} aria-labelledby="ring-for">
        <p className={layout.label} id="ring-for">
          {teamWording.ringFor(name)}
        </p>
        <ul>
          {ringFor.map((text) => (
            <li key={text}>
              <a href={`tel:${business.landline.dial}`}>
                {text}
                <Phone aria-hidden="true" size={20} strokeWidth={1.75} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
