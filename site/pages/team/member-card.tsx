import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { servicePath } from '../../../workshop/service.ts'
import { serviceLinks } from '../../../workshop/service-links.data.ts'
import type { TeamMember } from '../../../workshop/team.ts'
import { CallButton } from '../../components/button/call-button.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import layout from '../../design/layout.module.css'
import styles from './member-card.module.css'
import { teamWording } from './team.wording.ts'

type Props = {
  member: TeamMember
  headingLevel: 'h2' | 'h3'
  /** Larger than the others, where there is room, and with what to ring for. */
  lead?: boolean
}

/** A team member, pictured by a tool of their trade. One without services has the phone number instead. */
export function MemberCard({ member, headingLevel: Heading, lead = false }: Props) {
  const { name, jobTitle, work, ringFor = [], picture, social } = member
  const services = serviceLinks.filter(({ to }) => member.services.some((slug) => to === servicePath({ slug })))
  return (
    <article className={lead ? `${styles.member} ${styles.lead}` : styles.member}>
      <Picture picture={pictureNamed(samplePictures, picture)} sizes="(min-width: 80rem) 32rem, (min-width: 48rem) 45vw, 7.25rem" />
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        <p className={`${layout.label} ${styles.job}`}>{jobTitle}</p>
        <p className={styles.work}>{work}</p>
        {services.length > 0 ? (
          <ul className={styles.services} aria-label={teamWording.services(name)}>
            {services.map(({ text, to }) => (
              <li key={to}>
                <a href={to}>{text}</a>
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.ring}>
            {lead ? (
              <>
                <p className={layout.label} id="ring-for">
                  {teamWording.ringFor(name)}
                </p>
                <ul aria-labelledby="ring-for">
                  {ringFor.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </>
            ) : null}
            <CallButton icon />
          </div>
        )}
        <ul className={styles.social}>
          {social.map((link) => (
            <li key={link.name}>
              <a href={link.url} rel="noopener">
                {link.name}
                <span className="visually-hidden">{teamWording.on(name)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
