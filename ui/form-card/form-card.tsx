import type { ReactNode } from 'react'
import styles from './form-card.module.css'

type Props = {
  /** The target of links to the card. Following one moves focus to it. */
  id?: string
  title: string
  /** The labelled boxes in the header. */
  cells?: readonly { label: string; text: string }[] | undefined
  children: ReactNode
}

/** A form's card in the style of a workshop job card. */
export function FormCard({ id, title, cells, children }: Props) {
  return (
    <section className={styles.card} data-tone="paper" {...(id ? { id, tabIndex: -1, 'aria-labelledby': `${id}-title` } : {})}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id && `${id}-title`}>
          {title}
        </h2>
        {cells ? <Cells cells={cells} /> : null}
      </header>
      {children}
    </section>
  )
}

function Cells({ cells }: { cells: NonNullable<Props['cells']> }) {
  return (
    <dl className={styles.cells}>
      {cells.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
