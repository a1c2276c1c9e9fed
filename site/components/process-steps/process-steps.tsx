import jobCard from '../../../art/drawings/step-book.svg?url'
import scanTool from '../../../art/drawings/step-check.svg?url'
import torqueWrench from '../../../art/drawings/step-fix.svg?url'
import key from '../../../art/drawings/step-home.svg?url'
import type { Service } from '../../../content/service.ts'
import button from '../../../ui/button/button.module.css'
import { CallButton } from '../../../ui/button/call-button.tsx'
import layout from '../../../ui/layout.module.css'
import drawn from '../drawing.module.css'
import styles from './process-steps.module.css'
import { processWording } from './process-steps.wording.ts'

const drawings: Record<'book' | 'check' | 'fix' | 'home', string> = { book: jobCard, check: scanTool, fix: torqueWrench, home: key }

type Props = {
  title?: string
  /** The booking link. */
  book: { text: string; to: string }
  /** The steps of a page that has its own. */
  steps?: Service['steps']
  /** URLs of the drawings that differ. */
  drawings?: Partial<typeof drawings>
  /** For drawings with lettering: as wide as their columns, where there is room. */
  wideDrawings?: boolean
}

/** The four steps from booking to pick-up, each with a drawing, and the links for the first. */
export function ProcessSteps({ title = processWording.title, book, steps, drawings: own, wideDrawings = false }: Props) {
  const shown = { ...processWording.steps, ...steps }
  const pictures = { ...drawings, ...own }
  return (
    <section className={styles.band} data-tone="paper" aria-labelledby="process">
      <div className={`${layout.wide} ${wideDrawings ? styles.inside : layout.section}`}>
        <div className={styles.head}>
          <h2 id="process" className={styles.title}>
            {title}
          </h2>
          <div className={styles.actions}>
            <a className={button.primary} href={book.to}>
              {book.text}
            </a>
            <CallButton />
          </div>
        </div>
        <ol className={wideDrawings ? `${styles.steps} ${styles.wide}` : styles.steps}>
          {(['book', 'check', 'fix', 'home'] as const).map((step) => (
            <li key={step} className={styles.step}>
              <img className={`${styles.drawing} ${drawn.onPaper}`} src={pictures[step]} alt="" width={800} height={600} loading="lazy" />
              <h3>{shown[step].title}</h3>
              <p>{shown[step].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
