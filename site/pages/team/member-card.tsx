import type { TeamMember } from '../../../workshop/team.ts'
import { Picture } from '../../components/picture/picture.tsx'
import styles from './member-card.module.css'
import { teamWording } from './team.wording.ts'

/** A person of the workshop, by a thing of their craft. */
export function MemberCard({ name, jobTitle, picture, social }: TeamMember) {
  return (
    <article className={styles.member}>
      <Picture name={picture} sizes="(min-width: 72rem) 28rem, (min-width: 48rem) 45vw, 7rem" />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.job}>{jobTitle}</p>
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
