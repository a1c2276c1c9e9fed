import type { ReactNode } from 'react'
import type { Failure as Failed } from '../../act.ts'
import type { BayHolder, EnquiryCard, Instant } from '../../actions/desk.ts'
import { dayAndTime, readyAbout } from '../../when.ts'
import { Entries } from '../timeline/timeline.tsx'
import styles from './failure.module.css'

/** What the form of an action on an enquiry gets. */
export type FormProps = {
  card: EnquiryCard
  /** The action's hidden id. */
  id: string
  failure: Failed | undefined
  now: Instant
}

/** Says above a form why nothing was sent or saved. What was typed stays in the form. */
export function Failure({ failure, now }: { failure: Failed | undefined; now: Instant }) {
  if (!failure) return null
  return (
    <div className={styles.failure} role="alert" tabIndex={-1} data-failure>
      {explain(failure, now)}
    </div>
  )
}

function explain(failure: Failed, now: Instant): ReactNode {
  if (failure.outcome === 'refused') return <p>Not done yet. Please check what’s marked below.</p>
  if (failure.outcome === 'unavailable') return <p>The desk can’t save right now. What you typed is still here: try again in a minute.</p>
  if (failure.outcome === 'full') return <Full holders={failure.holders} />
  return (
    <>
      <p>A colleague was quicker, so yours wasn’t done. If it still fits, press the button again.</p>
      <Entries entries={failure.since} now={now} />
    </>
  )
}

function Full({ holders }: { holders: readonly BayHolder[] }) {
  return (
    <>
      <p>All bays are taken then. Choose another time, or go ahead anyway.</p>
      <ul className={styles.holders}>
        {holders.map(({ plate, name, date, time, readyDate, readyTime }) => (
          <li key={`${plate}${name}${date}${time}`}>
            <strong>{plate ?? name}</strong> in {dayAndTime(date, time)}, ready about {readyAbout({ date, readyDate, readyTime })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The hidden fields of an action's form. After a colleague's action, its version is the one that the page has now told. */
export function stampOf({ card, id, failure }: Pick<FormProps, 'card' | 'id' | 'failure'>): Record<string, string | number> {
  return { action: id, version: failure?.outcome === 'changed' ? Math.max(failure.version, card.version) : card.version }
}

/** The messages at the fields. */
export function errorsOf(failure: Failed | undefined): Readonly<Record<string, string | undefined>> {
  return failure?.outcome === 'refused' ? failure.fieldErrors : {}
}
