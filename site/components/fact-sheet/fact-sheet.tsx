import type { ReactNode } from 'react'
import { Plate } from '../../../ui/plate/plate.tsx'
import styles from './fact-sheet.module.css'

type Props = {
  /** The text on the plate above the facts, which is its heading. */
  plate: string
  /** Facts without a text are left out. */
  facts: readonly { label: string; text: string | undefined }[]
  /** Shown below the facts. */
  children?: ReactNode
}

/** The facts of a job, in the style of a job card. */
export function FactSheet({ plate, facts, children }: Props) {
  return (
    <aside className={styles.sheet} data-tone="paper" aria-label={plate}>
      <h2>
        <Plate>{plate}</Plate>
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) =>
          text ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children}
    </aside>
  )
}
