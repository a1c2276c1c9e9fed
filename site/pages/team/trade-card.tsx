import { serviceLinks } from '../../../content/links.ts'
import { servicePath } from '../../../content/service.ts'
import type { TeamMember } from '../../../content/team.ts'
import { LinkRows } from '../../components/link-rows/link-rows.tsx'
import { MemberCard } from './member-card.tsx'
import { teamWording } from './team.wording.ts'
import styles from './trade-card.module.css'

/** A technician with when customers meet them, and the services they do. */
export function TradeCard({ member, priority }: { member: TeamMember; priority: boolean }) {
  const { name, work } = member
  const services = serviceLinks.filter(({ to }) => member.services.some((slug) => to === servicePath({ slug })))
  return (
    <MemberCard member={member} headingLevel="h2" sizes="(min-width: 48rem) 18rem, 9.5rem" priority={priority}>
      <p className={styles.work}>{work}</p>
      <LinkRows links={services} label={teamWording.services(name)} className={styles.services} />
    </MemberCard>
  )
}
