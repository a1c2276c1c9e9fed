import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { technicianGroups } from '../../../workshop/team.ts'
import layout from '../../design/layout.module.css'
import { Picture, pictureNamed } from '../picture/picture.tsx'
import styles from './technicians.module.css'

/** The three technician groups, each pictured by its tools. */
export function Technicians() {
  return (
    <section className={styles.band} data-tone="ink">
      <div className={`${styles.inside} ${layout.wide}`}>
        <h2>Our Team</h2>
        <ul className={styles.groups}>
          {technicianGroups.map(({ name, text, picture }) => (
            <li key={name}>
              <Picture picture={pictureNamed(commonPictures, picture)} sizes="(min-width: 56rem) 30rem, 91vw" />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
