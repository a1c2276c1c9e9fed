import { Link } from 'react-router'
import type { Day } from '../../../domain/appointments/appointment.ts'
import { whatNow } from '../../../domain/appointments/what-now.ts'
import { telLink } from '../../../domain/enquiries/fields/phone.ts'
import type { Instant } from '../../../domain/instant.ts'
import { useFacts } from '../../../ui/facts.ts'
import { Plate } from '../../../ui/plate/plate.tsx'
import { type AppointmentIds, stepOf } from '../../action-ids.ts'
import { AppointmentStates } from '../appointment-states/appointment-states.tsx'
import { lateLine } from './day-wording.ts'
import styles from './what-now.module.css'

type Props = { day: Day; now: Instant; ids: Readonly<Record<string, AppointmentIds>> }

/** The cars that somebody has to do something about, each on a line with the button for it. Nothing if there are none. */
export function WhatNow({ day, now, ids }: Props) {
  const due = whatNow(day, now, useFacts())
  if (due.length === 0) return null
  return (
    <section className={styles.now} aria-labelledby="what-now">
      <h2 id="what-now">What now?</h2>
      <ol>
        {due.map((each) => {
          const { enquiry, version, plate, name, phone, about, appointment, hasEmail } = each.car
          const own = ids[stepOf(each.car)]
          return (
            <li key={appointment.id} className={styles.line} data-kind={each.kind}>
              <p className={styles.car}>
                <Link to={`/enquiries/${enquiry}`}>
                  {plate ? <Plate>{plate}</Plate> : null} <span className={styles.name}>{name}</span>
                </Link>
              </p>
              <p className={styles.what}>
                <strong>{lateLine(each, now)}</strong> {about}
              </p>
              <p className={styles.phone}>{phone ? <a href={telLink(phone)}>{phone}</a> : null}</p>
              {own ? (
                <AppointmentStates
                  appointment={appointment}
                  action={`/days/${day.date}`}
                  enquiry={enquiry}
                  version={version}
                  ids={own}
                  canTell={hasEmail}
                  car={plate ?? name}
                  now={now}
                  isBrief
                />
              ) : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
