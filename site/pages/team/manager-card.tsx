import type { TeamMember } from '../../../content/team.ts'
import layout from '../../../ui/layout.module.css'
import { CallButton } from '../../components/call-button/call-button.tsx'
import styles from './manager-card.module.css'
import { MemberCard } from './member-card.tsx'
import { teamWording } from './team.wording.ts'

/** The person customers talk to first, with what to ring for. */
export function ManagerCard({ member }: { member: TeamMember }) {
  const { name, work, ringFor = [] } = member
  return (
    <div className={styles.manager}>
      <MemberCard member={member} headingLevel="h2" sizes="(min-width: 80rem) 35rem, (min-width: 48rem) 47vw, 9.5rem" priority>
        <p className={styles.work}>{work}</p>
        <div className={styles.ringFor}>
          <p className={layout.label} id="ring-for">
            {teamWording.ringFor(name)}
          </p>
          <ul aria-labelledby="ring-for">
            {ringFor.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <CallButton icon />
      </MemberCard>
    </div>
  )
}
