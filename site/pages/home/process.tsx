import { Picture } from '../../components/picture/picture.tsx'
import { homeWording } from './home.wording.ts'
import styles from './process.module.css'

/** What happens between a visitor's message and the hand-over. */
export function Process() {
  return (
    <section className={styles.section} data-tone="ink">
      <div className={styles.picture}>
        <Picture name="primer" sizes="(min-width: 64rem) 45vw, 100vw" />
      </div>
      <div className={styles.words}>
        <h2>{homeWording.process}</h2>
        <ol className={styles.steps}>
          {homeWording.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
