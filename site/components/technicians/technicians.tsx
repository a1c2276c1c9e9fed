import type { ReactNode } from 'react'
import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { technicianGroups } from '../../../content/team.ts'
import layout from '../../../ui/layout.module.css'
import { Picture, pictureNamed } from '../picture/picture.tsx'
import styles from './technicians.module.css'

const wording = { title: 'Our Team' }

type Props = {
  className: string | undefined
  /** The `sizes` attribute of each picture. Without it, there are none. */
  sizes?: string
  tone?: 'ink' | 'paper'
  /** Shown after the groups. */
  children?: ReactNode
}

/** The three technician groups, pictured by their tools. Each page arranges them in its own way. */
export function Technicians({ className, sizes, tone = 'ink', children }: Props) {
  return (
    <section className={className} data-tone={tone}>
      <div className={`${styles.inside} ${layout.wide}`}>
        <h2>{wording.title}</h2>
        <ul className={styles.groups}>
          {technicianGroups.map(({ name, text, picture }) => (
            <li key={name}>
              {sizes ? <Picture picture={pictureNamed(commonPictures, picture)} sizes={sizes} /> : null}
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}
