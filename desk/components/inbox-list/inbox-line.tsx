import { memo } from 'react'
import { Link } from 'react-router'
import type { DropOffTimes } from '../../../domain/appointments/drop-off.ts'
import type { InboxLine as Line } from '../../../domain/desk.ts'
import { isEnquiryClosed } from '../../../domain/enquiries/state.ts'
import type { Instant } from '../../../domain/instant.ts'
import { useFacts } from '../../../ui/facts.ts'
import { Plate } from '../../../ui/plate/plate.tsx'
import { describeLastAppointment } from '../../appointment-wording.ts'
import { describeAssignee, describeCall, describeLastCall, describeStatus, isPromptToRebook, isToRebook } from '../../status-wording.ts'
import { when } from '../../when.ts'
import styles from './inbox-list.module.css'

type Props = {
  line: Line
  now: Instant
  search: string
  /** The id of who is signed in. */
  me: string | undefined
  /** The state of the car's appointment, on its own line. */
  appointment?: string | undefined
  /** Whether it's at the top because it's time to call. */
  isCall?: boolean
  /** Whether it's the one that is open. */
  isOpen?: boolean
}

/** Returns when the car is coming, which the status of an enquiry with a callback doesn't say. */
function bookedFor({ state, lastAppointment }: Line, now: Instant, times: DropOffTimes): string | undefined {
  return state === 'booked' && lastAppointment ? describeLastAppointment(lastAppointment, now, times) : undefined
}

/** An enquiry in a list, as a link to it. Memoised, because each navigation renders the list twice, and a phone is slow with fifty lines. */
export const InboxLine = memo(function InboxLine({ line, now, search, me, appointment, isCall = false, isOpen = false }: Props) {
  const facts = useFacts()
  const { id, plate, name, about, state, message, callBackAt, urgent, assignee, wroteBack, noLongerListed = false } = line
  const call = noLongerListed ? undefined : isCall ? bookedFor(line, now, facts) : describeCall(line, now)
  const called = noLongerListed ? undefined : describeLastCall(line, now)
  const status = noLongerListed
    ? { name: isEnquiryClosed(state) ? 'Reopened' : 'Dealt with', detail: '' }
    : isCall && callBackAt !== undefined && !wroteBack && !isPromptToRebook(line)
      ? { name: 'Call back', detail: when(callBackAt, now) }
      : describeStatus(appointment ? { ...line, lastAppointment: undefined } : line, now)
  return (
    <Link
      className={styles.line}
      to={`/enquiries/${id}${search}`}
      aria-current={isOpen ? 'page' : undefined}
      data-state={noLongerListed ? 'unlisted' : state}
      data-call={(isCall && !noLongerListed) || undefined}
      data-rebook={(!appointment && !noLongerListed && isToRebook(line)) || undefined}
      data-line
    >
      <span className={styles.plate}>
        {plate ? <Plate>{plate}</Plate> : <span className={styles.plateless}>No plate</span>}
        {urgent ? <strong className={styles.urgent}>Urgent</strong> : null}
      </span>
      <span className={styles.what}>
        <span className={styles.name}>{name || 'No name'}</span>
        <span className={styles.about}>{about}</span>
        {message ? <span className={styles.message}>{message}</span> : null}
        {appointment ? <span className={styles.appointment}>{appointment}</span> : null}
        {call ? <span className={styles.call}>{call}</span> : null}
        {called ? <span className={styles.called}>{called}</span> : null}
      </span>
      <span className={styles.side}>
        <span className={styles.state}>{status.name}</span>
        <span className={styles.time}>{status.detail}</span>
        {assignee ? <span className={styles.assignee}>{describeAssignee(assignee, me)}</span> : null}
      </span>
    </Link>
  )
})
