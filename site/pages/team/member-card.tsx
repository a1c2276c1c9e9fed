import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { business } from '../../../workshop/business.ts'
import { servicePath } from '../../../workshop/service.ts'
import { serviceLinks } from '../../../workshop/service-links.data.ts'
import type { TeamMember } from '../../../workshop/team.ts'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './member-card.module.css'
import { teamWording } from './team.wording.ts'

/** A team member, pictured by a tool of their trade. One without services has the phone number instead. */
export function MemberCard({ member, headingLevel: Heading }: { member: TeamMember; headingLevel: 'h2' | 'h3' }) {
  const { name, jobTitle, work, picture, social } = member
  const services = serviceLinks.filter(({ to }) => member.services.some((slug) => to === servicePath({ slug })))
  return (
    <article className={styles.member}>
      <Picture picture={pictureNamed(samplePictures, picture)} sizes="(min-width: 80rem) 32rem, (min-width: 48rem) 45vw, 7rem" />
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.job}>{jobTitle}</p>
        <p>{work}</p>
        {services.length > 0 ? (
          <ul className={styles.services} aria-label={teamWording.services(name)}>
            {services.map(({ text, to }) => (
              <li key={to}>
                <a href={to}>{text}</a>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.phone}>
            <a href={`tel:${business.landline.dial}`}>{business.landline.shown}</a>
          </p>
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
