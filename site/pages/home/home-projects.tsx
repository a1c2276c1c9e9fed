import layout from '../../../ui/layout.module.css'
import { ProjectRow } from '../../components/project-row/project-row.tsx'
import { homeWording } from './home.wording.ts'
import styles from './home-projects.module.css'

/** The projects carousel on the home page. */
export function HomeProjects() {
  return (
    <section className={styles.band} data-tone="paper">
      <div className={`${layout.wide} ${layout.section}`}>
        <div className={styles.head}>
          <h2>{homeWording.projects}</h2>
          <a href="/projects">{homeWording.allProjects}</a>
        </div>
        <ProjectRow label={homeWording.projects} />
      </div>
    </section>
  )
}
