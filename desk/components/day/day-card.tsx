import { Link } from 'react-router'
import type { BayAppointment, Day } from '../../../domain/appointments/appointment.ts'
import { telLink } from '../../../domain/enquiries/fields/phone.ts'
import type { Instant } from '../../../domain/instant.ts'
import { useFacts } from '../../../ui/facts.ts'
import { Plate } from '../../../ui/plate/plate.tsx'
import type { AppointmentIds } from '../../action-ids.ts'
import { stateOnDay } from '../../appointment-wording.ts'
import { AppointmentStates } from '../appointment-states/appointment-states.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import styles from './day-card.module.css'
import { bayOf, isTooMany, stayOn } from './day-wording.ts'

type Props = {
  car: BayAppointment
  day: Day
  now: Instant
  /** The hidden ids of the buttons; absent before the day. */
  ids: AppointmentIds | undefined
}

/** A car on a day: where, when and what for, with buttons for its state. In print, a line with a box to tick. */
export function DayCard({ car, day, now, ids }: Props) {
  const { enquiry, version, plate, name, phone, about, message, notes = [], appointment } = car
  const facts = useFacts()
  const stay = stayOn(day.date, appointment, facts)
  const state = stateOnDay(car, now, facts)
  return (
    <article className={styles.card} data-gone={car.isGone} data-over={isTooMany(car, day)}>
      <span className={styles.tick} aria-hidden="true" />
      <p className={styles.when}>
        <strong>{stay}</strong> <span className={styles.bay}>{bayOf(car, day)}</span>{' '}
        {state ? (
          <span className={styles.state} data-state={appointment.state}>
            {state}
          </span>
        ) : null}
      </p>
      <h2 className={styles.title}>
        <Link to={`/enquiries/${enquiry}`}>
          <span className={styles.plate}>{plate ? <Plate>{plate}</Plate> : null}</span>
          <span className={styles.name}>{name}</span>
        </Link>
      </h2>
      <p className={styles.about}>{about}</p>
      {message || notes.length > 0 ? (
        <p className={styles.words}>
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes may be the same, and nothing is kept in a line
            <span key={index} className={styles.note}>
              <b>Note:</b> {note}{' '}
            </span>
          ))}
          {message ? <span className={styles.message}>“{message}”</span> : null}
        </p>
      ) : null}
      <p className={styles.phone}>
        {phone ? <a href={telLink(phone)}>{phone}</a> : null}
        {'\u2003'}
        {car.hasEmail ? null : <TextLink phone={phone} name={name} plate={plate} appointment={appointment} now={now} />}
      </p>
      {ids ? (
        <div className={styles.buttons}>
          <AppointmentStates
            appointment={appointment}
            action={`/days/${day.date}`}
            enquiry={enquiry}
            version={version}
            ids={ids}
            canTell={car.hasEmail}
            car={plate ?? name}
            now={now}
          />
        </div>
      ) : null}
    </article>
  )
}
