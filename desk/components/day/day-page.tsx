import type { ReactNode } from 'react'
import type { Day } from '../../../domain/appointments/appointment.ts'
import type { Done, EnquiryCard } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import { addDays, dayAndMonth, shortDayAndMonth } from '../../../domain/opening-hours/dates.ts'
import { formatTime, spansOn } from '../../../domain/opening-hours/opening.ts'
import { useFacts } from '../../../ui/facts.ts'
import { type AppointmentIds, stepOf } from '../../action-ids.ts'
import { useClock } from '../../live/use-clock.ts'
import type { Failure as Failed } from '../../run-use-case.ts'
import { DoneLine } from '../done-message/done-line.tsx'
import { DoneMessage } from '../done-message/done-message.tsx'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { UpdateNotice } from '../update-notice/update-notice.tsx'
import { AboutDay } from './about-day.tsx'
import { DayCard } from './day-card.tsx'
import styles from './day-page.module.css'
import { carsIn, closedLine, comes, overbookedLines, tally } from './day-wording.ts'
import { DaysNav } from './days-nav.tsx'
import { GoToDay } from './go-to-day.tsx'
import { HoursChart } from './hours-chart.tsx'
import { PrintButton } from './print-button.tsx'
import { WhatNow } from './what-now.tsx'

/** Maximum number of cars whose messages and notes fit on the printed sheet; see day-page.module.css. */
const maxCarsWithNotes = 12

type Props = {
  day: Day
  /** Today's date at the workshop. */
  today: string
  now: Instant
  /** The hidden ids of each car's buttons: see `stepOf`. */
  ids: Readonly<Record<string, AppointmentIds>>
  /** The action that the page confirms, with its enquiry. `late`: whether an undo came too late. */
  done: { what: Done; card: EnquiryCard; undoId: string; late: boolean } | undefined
  /** Of a car's button. */
  failure: Failed | undefined
  /** What a form on the page has just done: see `changes`. */
  changed: string
  hasNews: boolean
  onShow: () => void
  /** The form that is open. */
  children: ReactNode
}

const changes: Readonly<Record<string, string>> = {
  note: 'Note saved.',
  'note-removed': 'Note removed. To put it back, save it again.',
  outage: 'The bay is out of use. Bookings take that into account.',
  'outage-removed': 'The bay is back in use.',
}

/** A day at the workshop: which car is in which bay, and when. */
export function DayPage({ day, today, now, ids, done, failure, changed, hasNews, onShow, children }: Props) {
  const { date } = day
  const facts = useFacts()
  const closed = closedLine(day)
  const clock = useClock(now)
  const { state, tell } = errorsOf(failure)
  const failed = [...day.unmarked, ...day.cars].find(({ enquiry }) => enquiry === failure?.answers.enquiry)
  const counts = date <= today ? tally(day) : ''
  // What is still to do comes first.
  const cars = [...day.cars.filter(({ isGone }) => !isGone), ...day.cars.filter(({ isGone }) => isGone)]
  const [before, after] = [addDays(date, -1), addDays(date, 1)]
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1} data-arrival>
        {dayAndMonth(date)} <span className={styles.year}>{date.slice(0, 4)}</span>
      </h1>
      <DaysNav
        label="Days"
        before={{ to: `/days/${before}`, text: shortDayAndMonth(before) }}
        today={{ to: `/days/${today}`, text: 'Today', isHere: date === today }}
        after={{ to: `/days/${after}`, text: shortDayAndMonth(after) }}
        other={{ to: `/weeks/${date}`, text: 'Week' }}
      />
      {done ? (
        <DoneMessage
          key={done.what.id}
          done={done.what}
          card={done.card}
          now={now}
          undoId={done.undoId}
          late={done.late}
          from={`/days/${date}`}
        />
      ) : null}
      <Failure failure={failure} now={now} reason={state ?? tell} about={failed?.plate ?? failed?.name} />
      {Object.hasOwn(changes, changed) && !done ? <DoneLine>{changes[changed]}</DoneLine> : null}
      {date === today ? <WhatNow day={day} now={clock} ids={ids} /> : null}
      <div className={styles.summary}>
        <p>
          <strong>{carsIn([day])}</strong>
          {counts ? `: ${counts}` : ''}. {facts.bays} bays
          {closed
            ? '. '
            : `, open ${spansOn(date, facts)
                .map(({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`)
                .join(' and ')}.`}
          {closed ? <strong>{closed}.</strong> : null}
          {cars.length > maxCarsWithNotes ? (
            <span className={styles.onPaper}> No room for messages and notes here: see the desk.</span>
          ) : null}
        </p>
        <UpdateNotice news={hasNews ? 'This day has changed' : ''} onShow={onShow} />
        <div className={styles.end}>
          <GoToDay date={date} />
          {cars.length > 0 ? (
            <div className={styles.print}>
              <PrintButton />
            </div>
          ) : null}
        </div>
      </div>
      {overbookedLines(day).map((line) => (
        <p key={line} className={styles.over}>
          Overbooked {line}
        </p>
      ))}
      <AboutDay day={day} today={today}>
        {children}
      </AboutDay>
      <HoursChart day={day} now={clock} />
      {cars.length > 0 ? (
        <ol className={styles.cars}>
          {cars.map((car) => (
            <li key={car.appointment.id} data-comes={comes(car)}>
              <DayCard car={car} day={day} now={clock} ids={date <= today ? ids[stepOf(car)] : undefined} />
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>{closed ? 'Nothing booked.' : 'Nothing booked yet. All bays are free.'}</p>
      )}
    </div>
  )
}
