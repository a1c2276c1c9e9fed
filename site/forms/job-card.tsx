import { type ReactNode, useEffect, useState } from 'react'
import { shortDate, wallClockAt } from '../../workshop/dates.ts'
import { formWording } from './form-wording.ts'
import styles from './job-card.module.css'

type Props = {
  title: string
  /** Of the ruled head, before the date; a card that is no job has none. */
  cells?: readonly { label: string; text: string }[]
  children: ReactNode
}

/** The sheet at the counter: a ruled head over whatever is filled in below. */
export function JobCard({ title, cells, children }: Props) {
  return (
    <section className={styles.card} data-tone="paper">
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
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

/** The date at the workshop, '20 Nov 2026'. A page that was made in advance cannot know it: a dash stands there until the scripts run. */
function useToday(): string {
  const [today, setToday] = useState('–')
  useEffect(() => setToday(shortDate(wallClockAt(new Date()).date)), [])
  return today
}
