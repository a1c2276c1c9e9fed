import type { PagePath } from '../../../workshop/pages.ts'
import { absolute } from '../../structured-data.ts'
import styles from './share-row.module.css'
import { shareRowWording } from './share-row.wording.ts'
import { shareTargets } from './share-targets.ts'

/** Plain links that share a page: nothing is loaded from elsewhere until a visitor follows one. */
export function ShareRow({ path }: { path: PagePath }) {
  return (
    <div className={styles.share}>
      <span className={styles.title}>{shareRowWording.title}</span>
      <ul className={styles.links}>
        {shareTargets.map(({ name, to }) => (
          <li key={name}>
            <a href={to(absolute(path))} rel="noopener" aria-label={shareRowWording.on(name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
