import { NavLink } from 'react-router'
import { Plate } from '../../../site/components/plate/plate.tsx'
import type { Instant, InboxLine as Line } from '../../actions/desk.ts'
import { stateNames, waiting, when } from '../../when.ts'
import styles from './inbox-list.module.css'

type Props = {
  line: Line
  now: Instant
  search: string
  /** How the car's visit stands, in words. */
  visit?: string | undefined
  /** Whether it's on top because it's time to call. */
  isCall?: boolean
}

/** An enquiry in a list, as a link to it. */
export function InboxLine({ line, now, search, visit, isCall = false }: Props) {
  const { id, plate, name, about, state, waitedMinutes, receivedAt, callBackAt = 0 } = line
  const time = waitedMinutes === undefined ? when(receivedAt, now) : waiting(waitedMinutes)
  return (
    <NavLink className={styles.line} to={`/enquiries/${id}${search}`} data-state={state} data-call={isCall || undefined} data-line>
      <span className={styles.plate}>{plate ? <Plate>{plate}</Plate> : <span className={styles.plateless}>No plate</span>}</span>
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{about}</span>
        {visit ? <span className={styles.visit}>{visit}</span> : null}
      </span>
      <span className={styles.side}>
        <span className={styles.state}>{isCall ? 'Call back' : stateNames[state]}</span>
        <span className={styles.time}>{isCall ? when(callBackAt, now) : time}</span>
      </span>
    </NavLink>
  )
}
