import { team } from '../../../workshop/team.ts'
import layout from '../../design/layout.module.css'
import { MemberCard } from '../team/member-card.tsx'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './second-team.module.css'
import head from './section-head.module.css'

/** The sample team, in smaller cards than on the team page. */
export function SecondTeam() {
  return (
    <section data-tone="paper">
      <div className={`${layout.wide} ${head.minor}`}>
        <h2 className={head.head}>{wording.team}</h2>
        <ul className={styles.members}>
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
