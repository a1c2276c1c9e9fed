import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { technicianGroups } from '../../../workshop/team.ts'
import layout from '../../design/layout.module.css'
import { Picture, pictureNamed } from '../picture/picture.tsx'
import styles from './technicians.module.css'

type Props = {
  className: string | undefined
  /** The `sizes` attribute of each picture. */
  sizes: string
  tone?: 'ink' | 'paper'
}

/** The three technician groups, each pictured by its tools. Each page arranges them in its own way. */
export function Technicians({ className, sizes, tone = 'ink' }: Props) {
  return (
    <section className={className} data-tone={tone}>
      <div className={`${styles.inside} ${layout.wide}`}>
        <h2>Our Team</h2>
        <ul className={styles.groups}>
          {technicianGroups.map(({ name, text, picture }) => (
            <li key={name}>
              <Picture picture={pictureNamed(commonPictures, picture)} sizes={sizes} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
