import { projectPictures } from '../../../art/project-pictures.generated.ts'
import { CallButton } from '../../../ui/button/call-button.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import styles from './bump-check.module.css'
import { projectsWording } from './projects.wording.ts'

/** What to check before driving on after a bump. */
export function BumpCheck() {
  return (
    <section className={styles.check}>
      <div>
        <h2 className={styles.title}>{projectsWording.checkTitle}</h2>
        <p>{projectsWording.check}</p>
        <ol className={styles.list}>
          {projectsWording.checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ol>
        <CallButton icon />
      </div>
      <Picture picture={projectPictures['bump-check']} sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 46vw, 91vw" />
    </section>
  )
}
