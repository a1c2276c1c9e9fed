import { team } from '../../../content/team.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { BelowTheFold } from '../../components/below-the-fold/below-the-fold.tsx'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { ManagerCard } from './manager-card.tsx'
import styles from './team.module.css'
import { teamWording } from './team.wording.ts'
import { TradeCard } from './trade-card.tsx'

export default function Team() {
  return (
    <>
      <Banner title={teamWording.title} sample={teamWording.sample} />
      <section className={layout.wide} aria-label={teamWording.list}>
        <ul className={styles.members}>
          {team.map((member, index) => (
            <li key={member.name}>
              {index === 0 ? <ManagerCard member={member} /> : <TradeCard member={member} priority={index === 1} />}
            </li>
          ))}
        </ul>
      </section>
      <BelowTheFold>
        <CallToAction title={teamWording.end} text={teamWording.endText} />
      </BelowTheFold>
    </>
  )
}
