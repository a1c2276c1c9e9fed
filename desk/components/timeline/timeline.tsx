import type { Instant, MailStatus, TimelineEntry } from '../../actions/desk.ts'
import { detailWords } from '../../actions/details.ts'
import { quickNoteIn } from '../../actions/note.ts'
import { dayAndTime, nameOfVisitState, splitMoment, when } from '../../when.ts'
import section from '../enquiry-card/enquiry-card.module.css'
import styles from './timeline.module.css'

/** Lists what happened to an enquiry, latest first. */
export function Timeline({ entries, now }: { entries: readonly TimelineEntry[]; now: Instant }) {
  return (
    <section className={section.section} aria-labelledby="timeline">
      <h2 id="timeline">What happened</h2>
      <Entries entries={entries} now={now} />
    </section>
  )
}

/** The entries alone, also for the message that something has changed. */
export function Entries({ entries, now }: { entries: readonly TimelineEntry[]; now: Instant }) {
  return (
    <ol className={styles.entries}>
      {entries
        .toSorted((a, b) => b.at - a.at)
        .map((entry) => (
          <li key={entry.id} data-undone={entry.undone}>
            <p className={styles.what}>
              <strong>{sentence(entry)}</strong>
              <span className={styles.when}>{when(entry.at, now)}</span>
            </p>
            {textOf(entry) ? <p className={styles.text}>{textOf(entry)}</p> : null}
            {entry.mail ? (
              <p className={styles.mail} data-failed={entry.mail.state === 'failed'}>
                {mailStatusText(entry.mail, now)}
              </p>
            ) : null}
          </li>
        ))}
    </ol>
  )
}

/** Kinds whose text is part of the sentence. */
const saidInSentence: readonly string[] = ['state', 'visit', 'call-back'] satisfies TimelineEntry['kind'][]

/** Returns the text that isn't part of the sentence. */
function textOf({ kind, text, was }: TimelineEntry): string | undefined {
  if (was)
    return `Before: ${Object.values(was)
      .map((former) => former || 'nothing')
      .join(', ')}`
  if (saidInSentence.includes(kind)) return undefined
  const quick = kind === 'note' && text ? quickNoteIn(text) : undefined
  return quick ? quick.text : text
}

/** Returns what happened in a sentence: 'Mere Tautahi replied'. */
export function sentence({ kind, by, text, appointment, undone }: TimelineEntry): string {
  const who = by ?? 'Someone'
  const sentences = {
    received: 'Enquiry came in',
    reply: `${who} replied`,
    note: noteSentence(who, text),
    details: `${who} changed the ${detailWords(text)}`,
    state: `${who} marked it as ${text ?? 'changed'}`,
    appointment: `${who} booked it in${appointment ? ` for ${dayAndTime(appointment.date, appointment.time)}` : ''}`,
    'call-back': text ? `${who} will call the customer ${dayAndTime(...splitMoment(text))}` : `${who} took off the call`,
    visit: `${who} marked the car as ${nameOfVisitState(text)}`,
    change: `${who} changed the visit${appointment ? ` to ${dayAndTime(appointment.date, appointment.time)}` : ''}`,
    cancel: `${who} cancelled the visit`,
    job: `${who} wrote it down${appointment ? ', with the car here' : ''}`,
    undo: `${who} undid the last step`,
  }
  return `${sentences[kind]}${undone ? ' (undone)' : ''}`
}

/** Spells out who called or wrote, which the short notes leave open. */
function noteSentence(who: string, text = ''): string {
  const quick = quickNoteIn(text)?.quick
  if (quick === 'Called') return `${who} called the customer`
  if (quick === 'Left a message') return `${who} left the customer a message`
  if (quick === 'They wrote back') return `The customer wrote back (noted by ${who})`
  return `${who} added a note`
}

const mailNames: Readonly<Record<string, string>> = {
  confirmation: 'Confirmation',
  invitation: 'Calendar invite',
  update: 'Changed invitation',
  cancellation: 'Cancellation',
  reminder: 'Reminder',
}

function mailStatusText({ kind, state, sentAt }: MailStatus, now: Instant): string {
  const mail = mailNames[kind] ?? 'Email'
  if (state === 'held') return `${mail} goes out in a few seconds`
  if (state === 'due') return `${mail} is on its way`
  if (state === 'failed') return `${mail} couldn’t be sent. Call them instead.`
  if (state === 'withdrawn') return `${mail} wasn’t sent`
  return `${mail} sent${sentAt ? ` ${when(sentAt, now)}` : ''}`
}
