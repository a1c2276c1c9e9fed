import type { ReactNode } from 'react'
import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { technicianGroups } from '../../../content/team.ts'
import layout from '../../../ui/layout.module.css'
import { Picture, pictureNamed } from '../picture/picture.tsx'
import styles from './technicians.module.css'

const wording = { title: 'Our Team' }

type Props = {
  className: string | undefined
  /** The `sizes` attribute of each picture. */
  sizes?: string
  /** The URLs of line drawings, one for each group, instead of the pictures. */
  drawings?: readonly string[]
  tone?: 'ink' | 'paper'
  /** Shown after the groups. */
  children?: ReactNode
}

/** The three technician groups, each pictured by its tools. Each page arranges them in its own way. */
export function Technicians({ className, sizes = '100vw', drawings, tone = 'ink', children }: Props) {
  return (
    <section className={className} data-tone={tone}>
      <div className={`${styles.inside} ${layout.wide}`}>
        <h2>{wording.title}</h2>
        <ul className={styles.groups}>
          {technicianGroups.map(({ name, text, picture }, i) => (
            <li key={name}>
              {drawings ? (
                <img src={drawings[i]} alt="" width={800} height={600} loading="lazy" />
              ) : (
                <Picture picture={pictureNamed(commonPictures, picture)} sizes={sizes} />
              )}
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
