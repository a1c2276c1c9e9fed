import { Link } from 'react-router'
import type { FindResult } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import button from '../../../ui/button/button.module.css'
import { useFacts } from '../../../ui/facts.ts'
import { describeLastAppointment } from '../../appointment-wording.ts'
import { useMe } from '../../use-me.ts'
import { InboxLine } from '../inbox-list/inbox-line.tsx'
import list from '../inbox-list/inbox-list.module.css'
import styles from './found-lines.module.css'

type Props = { q: string; result: FindResult; now: Instant }

/** The results of a search: an exact plate match first, then what matters today. */
export function FoundLines({ q, result, now }: Props) {
  const plate = plateIn(q)
  const me = useMe()?.id
  const facts = useFacts()
  const lines = result.outcome === 'found' ? result.lines : []
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1} data-arrival>
        {heading(result, q)}
      </h1>
      {lines.length > 0 ? (
        <ul className={list.lines}>
          {lines.map((line) => (
            <li key={line.id}>
              <InboxLine
                line={line}
                now={now}
                search=""
                me={me}
                appointment={line.lastAppointment && describeLastAppointment(line.lastAppointment, now, facts)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {result.outcome === 'found' ? (
        <>
          {result.more ? <p className={styles.hint}>Showing the {lines.length} that matter most. Add a word to narrow it down.</p> : null}
          {lines.length === 0 ? (
            <p className={styles.hint}>
              Try part of the plate, the last digits of the phone number, or a word from what they wrote: three letters or more.
            </p>
          ) : null}
          {result.similar.length > 0 ? (
            <div className={styles.similar}>
              <p>Did you mean one of these?</p>
              {result.similar.map((similar) => (
                <Link key={similar} className={button.quiet} to={`/find?${new URLSearchParams({ q: similar })}`}>
                  {similar}
                </Link>
              ))}
            </div>
          ) : null}
          {result.complete ? null : (
            <p className={styles.hint}>Older enquiries may be missing for a few minutes after an update. Try again shortly.</p>
          )}
          {plate ? (
            <Link className={button.quiet} to={`/new?${new URLSearchParams({ plate })}`}>
              New job for {plate}
            </Link>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

function heading(result: FindResult, q: string): string {
  if (result.outcome === 'refused') return q.trim() ? (result.fieldErrors.q ?? 'Find') : 'What are you looking for?'
  const { length } = result.lines
  return `${length === 0 ? 'Nothing' : `${length}${result.more ? '+' : ''}`} found for “${q.trim()}”`
}

/** Returns what looks like a whole plate, in capitals. */
function plateIn(q: string): string | undefined {
  const plate = q.toUpperCase().replaceAll(/[\s-]/g, '')
  return /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{4,6}$/.test(plate) ? plate : undefined
}
