import { type ReactNode, useEffect, useState } from 'react'
import { shortDate, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { formWording } from '../form-wording.ts'
import styles from './form-card.module.css'

type Props = {
  /** The target of links to the card. Following one moves focus to it. */
  id?: string
  title: string
  /** The labelled boxes in the header, before the date. A card without them has no date either. */
  cells?: readonly { label: string; text: string }[]
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

function Cells({ cells }: Required<Pick<Props, 'cells'>>) {
  const date = useToday()
  return (
    <dl className={styles.cells}>
      {[...cells, { label: formWording.date, text: date }].map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-live={text === date ? true : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns the date at the workshop, such as '20 Nov 2026'. A prerendered page can't know it and shows a dash until it hydrates. */
function useToday(): string {
  const [today, setToday] = useState('–')
  useEffect(() => setToday(shortDate(wallClockAt(new Date()).date)), [])
  return today
}
