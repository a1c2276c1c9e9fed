import { callIn } from '../../../domain/actions/call.ts'
import type { MailStatus, TimelineEntry } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import { when } from '../../when.ts'
import section from '../enquiry-card/enquiry-card.module.css'
import styles from './timeline.module.css'
import { describeEntry, describeMail, describeReminder } from './timeline-wording.ts'

/** Lists what happened to an enquiry, latest first. */
export function Timeline({ entries, now }: { entries: readonly TimelineEntry[]; now: Instant }) {
  return (
    <section className={section.section} aria-labelledby="timeline">
      <h2 id="timeline">What happened</h2>
      <Entries entries={entries} now={now} />
    </section>
  )
}

/** The entries, without a heading: also for the message that something has changed. */
export function Entries({ entries, now }: { entries: readonly TimelineEntry[]; now: Instant }) {
  return (
    <ol className={styles.entries}>
      {entries
        .toSorted((a, b) => b.at - a.at)
        .map((entry) => (
          <li key={entry.id} data-entry={entry.id} data-undone={entry.undone}>
            <p className={styles.what}>
              <strong>{describeEntry(entry)}</strong>
              <span className={styles.when}>{when(entry.at, now)}</span>
            </p>
            {textOf(entry) ? <p className={styles.text}>{textOf(entry)}</p> : null}
            {entry.mail ? <Mail status={entry.mail} text={describeMail(entry.mail, now)} /> : null}
            {entry.reminder ? <Mail status={entry.reminder} text={describeReminder(entry.reminder, now)} /> : null}
          </li>
        ))}
    </ol>
  )
}

function Mail({ status: { state }, text }: { status: MailStatus; text: string }) {
  return (
    <p className={styles.mail} data-failed={state === 'failed'}>
      {text}
    </p>
  )
}

/** Kinds whose text is part of the sentence. */
const saidInSentence: readonly string[] = [
  'state',
  'appointment-state',
  'call-back',
  'wrote-back',
  'assign',
  'urgent',
] satisfies TimelineEntry['kind'][]

/** Returns the text that isn't part of the sentence. */
function textOf({ kind, text, was }: TimelineEntry): string | undefined {
  if (kind === 'details' && was)
    return `Before: ${Object.values(was)
      .map((former) => former || 'nothing')
      .join(', ')}`
  if (saidInSentence.includes(kind)) return undefined
  return kind === 'call' ? callIn(text).said : text
}
