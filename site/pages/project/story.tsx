import type { Project } from '../../../content/project.ts'
import styles from './story.module.css'

/** The stages of a job. Its pictures follow. */
export function Story({ story }: Pick<Project, 'story'>) {
  return (
    <ol className={styles.story}>
      {story.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
