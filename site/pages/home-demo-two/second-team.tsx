import { team } from '../../../content/team.ts'
import layout from '../../../ui/layout.module.css'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { MemberCard } from '../team/member-card.tsx'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './second-team.module.css'

/** The sample team by name and trade. */
export function SecondTeam() {
  return (
    <section className={`${layout.wide} ${layout.section}`}>
      <SectionHead title={wording.team}>
        <SampleNotice text={wording.sampleTeam} />
      </SectionHead>
      <ul className={styles.members}>
        {team.map((member) => (
          <li key={member.name}>
            <MemberCard member={member} headingLevel="h3" sizes="(min-width: 80rem) 11rem, 8rem">
              <p className={styles.work}>{member.work}</p>
            </MemberCard>
          </li>
        ))}
      </ul>
      <ReadMore to="/team" text={wording.teamLink} />
    </section>
  )
}
