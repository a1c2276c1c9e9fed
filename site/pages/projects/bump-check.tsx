import styles from './bump-check.module.css'
import { projectsWording } from './projects.wording.ts'

/** What to check before driving on after a bump. */
export function BumpCheck() {
  return (
    <section className={styles.check}>
      <h2 className={styles.title}>{projectsWording.checkTitle}</h2>
      <p>{projectsWording.check}</p>
      <ol className={styles.list}>
        {projectsWording.checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ol>
    </section>
  )
}
