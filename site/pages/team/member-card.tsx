import type { ReactNode } from 'react'
import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import type { TeamMember } from '../../../content/team.ts'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './member-card.module.css'
import { teamWording } from './team.wording.ts'

type Props = {
  member: TeamMember
  headingLevel: 'h2' | 'h3'
  /** The widths of the picture, for the browser to choose a file. */
  sizes: string
  /** Whether the picture is above the fold. */
  priority?: boolean
  /** Between the job title and the social links. */
  children?: ReactNode
}

/** A team member, pictured by a tool of their trade. */
export function MemberCard({ member, headingLevel: Heading, sizes, priority, children }: Props) {
  const { name, jobTitle, picture } = member
  const { social } = useFacts().business
  return (
    <article className={styles.member}>
      <Picture picture={pictureNamed(samplePictures, picture)} sizes={sizes} priority={priority} />
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        <p className={`${layout.label} ${styles.job}`}>{jobTitle}</p>
        {children}
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
