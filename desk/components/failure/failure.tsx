import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BayHolder, BookedCar, ClosedTime, FreeTime } from '../../../domain/appointments/appointment.ts'
import { describeUnavailable } from '../../../domain/error-wording.ts'
import type { Instant } from '../../../domain/instant.ts'
import { dayAndMonth } from '../../../domain/opening-hours/dates.ts'
import { formatTime } from '../../../domain/opening-hours/opening.ts'
import { outageTimes } from '../../outage-wording.ts'
import type { Failure as Failed } from '../../run-use-case.ts'
import { dayAndTime, readyAbout } from '../../when.ts'
import { Entries } from '../timeline/timeline.tsx'
import styles from './failure.module.css'

type Props = { failure: Failed | undefined; now: Instant; reason?: string | undefined; about?: string | undefined }

/** Explains above a form why nothing was sent or saved. The form keeps what was typed. `reason`: why, if no field's error says so. `about`: the car, on a page with several. */
export function Failure({ failure, now, reason, about }: Props) {
  if (!failure) return null
  return (
    <div className={styles.failure} id="failure" role="alert" tabIndex={-1} data-failure={failure.outcome}>
      {about ? <strong>{about}</strong> : null}
      {reason && failure.outcome === 'refused' ? <p>{reason}</p> : explain(failure, now)}
    </div>
  )
}

function explain(failure: Failed, now: Instant): ReactNode {
  if (failure.outcome === 'refused') return <p>Please check what’s marked below. Nothing’s been sent or saved yet.</p>
  if (failure.outcome === 'unavailable') return <p>{describeUnavailable('save')}</p>
  if (failure.outcome === 'full') return <Full {...failure} date={failure.answers.date} />
  if (failure.outcome === 'closed') return <OutsideHours {...failure} date={failure.answers.date} />
  if (failure.outcome === 'saved') return <Saved {...failure} />
  if (failure.outcome === 'twice') return <SameCar cars={failure.sameCar} />
  return (
    <>
      <p>
        This has changed since you opened it, so nothing’s been sent or saved. If what you typed still makes sense, press the button again.
      </p>
      <Entries entries={failure.since} now={now} />
    </>
  )
}

function Saved({ enquiry }: { enquiry: string }) {
  return (
    <>
      <p>This job was saved the first time, but what you’ve changed since wasn’t.</p>
      <p className={styles.free}>
        <Link className={styles.day} to={`/enquiries/${enquiry}`}>
          Open the job
        </Link>{' '}
        to change it there.
      </p>
    </>
  )
}

/** `date`: the one that was asked for. */
type Taken = {
  holders: readonly BayHolder[]
  sameCar?: readonly BookedCar[] | undefined
  free?: FreeTime | undefined
  date: string | undefined
}

function OutsideHours({ outsideHours, ...taken }: Taken & { outsideHours: readonly ClosedTime[] }) {
  return (
    <>
      <ul className={styles.holders}>
        {outsideHours.map(({ of, date, time, because }) => (
          <li key={of}>
            {of === 'ready' ? 'Ready about' : 'Drop-off'} <strong>{dayAndTime(date, time)}</strong>: {because}
          </li>
        ))}
      </ul>
      {taken.holders.length > 0 ? <Full {...taken} /> : <p>Choose another time, or go ahead anyway.</p>}
      {taken.holders.length > 0 ? null : <SameCar cars={taken.sameCar} />}
    </>
  )
}

function Full({ holders, sameCar, free, date: asked }: Taken) {
  return (
    <>
      <p>All the bays are taken then. Choose another time, or go ahead anyway.</p>
      <ul className={styles.holders}>
        {holders.map((holder) =>
          'outage' in holder ? (
            <li key={holder.outage.id}>
              <strong>Out of use</strong> {outageTimes(holder.outage, asked ?? '')}: {holder.outage.reason}
            </li>
          ) : (
            <CarIn key={keyOf(holder)} {...holder} />
          ),
        )}
      </ul>
      {free ? <Free {...free} asked={asked} /> : null}
      <SameCar cars={sameCar} />
    </>
  )
}

/** The other appointments of the same car at the time. */
function SameCar({ cars }: { cars: readonly BookedCar[] | undefined }) {
  return cars ? (
    <>
      <p>This car’s already booked then. Check that it isn’t the same job, or go ahead anyway.</p>
      <ul className={styles.holders}>
        {cars.map((car) => (
          <CarIn key={keyOf(car)} {...car} />
        ))}
      </ul>
    </>
  ) : null
}

const keyOf = ({ plate, name, date, time }: BookedCar) => `${plate}${name}${date}${time}`

function CarIn({ plate, name, date, time, readyDate, readyTime, isOverdue }: BookedCar) {
  return (
    <li>
      <strong>{plate ?? name}</strong>, in on {dayAndTime(date, time)},{' '}
      {isOverdue
        ? `still here, was due out ${dayAndTime(readyDate, readyTime)}`
        : `ready about ${readyAbout({ date, readyDate, readyTime })}`}
    </li>
  )
}

/** When a bay is free next, with a link to that day. */
function Free({ date, time, asked }: FreeTime & { asked: string | undefined }) {
  return (
    <p className={styles.free}>
      {date === asked ? (
        <>
          Free from <strong>{formatTime(time)}</strong>.
        </>
      ) : (
        <>
          Next free: <strong>{dayAndTime(date, time)}</strong>.
        </>
      )}{' '}
      <Link className={styles.day} to={`/days/${date}`}>
        See {dayAndMonth(date)}
      </Link>
    </p>
  )
}

/** Returns the error messages by field. */
export function errorsOf(failure: Failed | undefined): Readonly<Record<string, string | undefined>> {
  return failure?.outcome === 'refused' ? failure.fieldErrors : {}
}
