import { servicePath } from '../../../workshop/service.ts'
import { serviceLinks } from '../../../workshop/service-links.data.ts'
import type { TeamMember } from '../../../workshop/team.ts'
import { MemberCard } from './member-card.tsx'
import { teamWording } from './team.wording.ts'
import styles from './trade-card.module.css'

/** A technician with when customers meet them, and the services they do. */
export function TradeCard({ member }: { member: TeamMember }) {
  const { name, work } = member
  const services = serviceLinks.filter(({ to }) => member.services.some((slug) => to === servicePath({ slug })))
  return (
    <MemberCard member={member} headingLevel="h2" sizes="(min-width: 80rem) 16rem, (min-width: 48rem) 16rem, 9.5rem">
      <p className={styles.work}>{work}</p>
      <ul className={styles.services} aria-label={teamWording.services(name)}>
        {services.map(({ text, to }) => (
          <li key={to}>
            <a className="arrow" href={to}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </MemberCard>
  )
}
