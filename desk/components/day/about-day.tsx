import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { Day } from '../../../domain/appointments/appointment.ts'
import { outageAnswers } from '../../../domain/appointments/outage.ts'
import { outageLine } from '../../outage-wording.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
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
                id={outage.id}
                answers={outageAnswers(outage, today)}
                label={`Back in use: ${outage.reason}`}
                text="Back in use"
              />
            </Line>
          ))}
          {notes.map(({ id, text, by }) => (
            <Line key={id} text={text} by={by}>
              <Press action={`/days/${date}/note`} id={id} answers={{ text }} label={`Remove: ${text}`} text="Remove" />
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

type PressProps = {
  action: string
  id: string
  /** What the form gets, so that it can be added again; absent if it can't. */
  answers: Readonly<Record<string, string>> | undefined
  label: string
  text: string
}

function Press({ action, id, answers, label, text }: PressProps) {
  return (
    <ActionForm action={action} hidden={{ remove: id, again: String(new URLSearchParams(answers)) }} label={label} className={styles.press}>
      <SubmitButton busy="Saving…">{text}</SubmitButton>
    </ActionForm>
  )
}
