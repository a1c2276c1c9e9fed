import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { Day } from '../../../domain/appointments/appointment.ts'
import { outageAnswers } from '../../../domain/appointments/outage.ts'
import { outageLine } from '../../outage-wording.ts'
import layout from '../action-form/form-layout.module.css'
import { Press } from '../action-form/press.tsx'
import styles from './about-day.module.css'

type Props = {
  day: Day
  today: string
  /** The form that is open. */
  children: ReactNode
}

/** Notes on a day and bays that are out of use, with links to the forms that add them. */
export function AboutDay({ day: { date, notes, outages }, today, children }: Props) {
  return (
    <section className={styles.about} aria-label="Notes and bays out of use">
      {notes.length > 0 || outages.length > 0 ? (
        <ul className={styles.lines}>
          {outages.map((outage) => (
            <Line key={outage.id} text={outageLine(outage, date)} by={outage.by}>
              <Press
                action={`/days/${date}/outage`}
                hidden={removing(outage.id, outageAnswers(outage, today))}
                label={`Back in use: ${outage.reason}`}
                text="Back in use"
                className={`${styles.press} ${layout.small}`}
              />
            </Line>
          ))}
          {notes.map(({ id, text, by }) => (
            <Line key={id} text={text} by={by}>
              <Press
                action={`/days/${date}/note`}
                hidden={removing(id, { text })}
                label={`Remove: ${text}`}
                text="Remove"
                className={`${styles.press} ${layout.small}`}
              />
            </Line>
          ))}
        </ul>
      ) : null}
      <nav className={styles.add} aria-label="Add to this day">
        <NavLink to={`/days/${date}/note#add`}>Add a note</NavLink>
        {date < today ? null : <NavLink to={`/days/${date}/outage#add`}>Take a bay out of use</NavLink>}
      </nav>
      <div id="add" tabIndex={-1} className={styles.form}>
        {children}
      </div>
    </section>
  )
}

function Line({ text, by, children }: { text: string; by: string; children: ReactNode }) {
  return (
    <li>
      <p>
        <strong>{text}</strong> <span className={styles.by}>{by}</span>
      </p>
      {children}
    </li>
  )
}

/** Returns the hidden fields of a button that removes something. `answers`: what the form gets, so that it can be added again; undefined if it can't. */
function removing(id: string, answers: Readonly<Record<string, string>> | undefined) {
  return { remove: id, again: String(new URLSearchParams(answers)) }
}
