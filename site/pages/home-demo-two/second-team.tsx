import { team } from '../../../workshop/team.ts'
import layout from '../../design/layout.module.css'
import { MemberCard } from '../team/member-card.tsx'
import members from '../team/team.module.css'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './section-head.module.css'

/** The sample team, as on the team page. */
export function SecondTeam() {
  return (
    <section data-tone="paper">
      <div className={`${layout.wide} ${layout.section}`}>
        <h2 className={styles.head}>{wording.team}</h2>
        <ul className={members.members}>
          {team.map((member) => (
            <li key={member.name}>
              <MemberCard member={member} headingLevel="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
