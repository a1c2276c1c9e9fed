import { Link } from 'react-router'
import type { BayAppointment, Day } from '../../../domain/appointments/appointment.ts'
import type { Instant } from '../../../domain/instant.ts'
import { addDays, shortDayAndMonth } from '../../../domain/opening-hours/dates.ts'
import { useFacts } from '../../../ui/facts.ts'
import { Plate } from '../../../ui/plate/plate.tsx'
import { outageLine } from '../../outage-wording.ts'
import { UpdateNotice } from '../update-notice/update-notice.tsx'
import { BayChart } from './bay-chart.tsx'
import { bayOf, carsIn, closedLine, isTooMany, overbookedLines, stayOn } from './day-wording.ts'
import { DaysNav } from './days-nav.tsx'
import { PrintButton } from './print-button.tsx'
import styles from './week-page.module.css'

type Props = { days: readonly Day[]; date: string; today: string; now: Instant; hasNews: boolean; onShow: () => void }

/** A week at the workshop. `date`: the day that the Day link opens, unless today is in this week. */
export function WeekPage({ days, date, today, now, hasNews, onShow }: Props) {
  const { bays } = useFacts()
  const [first = date, last = date] = [days[0]?.date, days.at(-1)?.date]
  const isThis = first <= today && today <= last
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1} data-arrival>
        {shortDayAndMonth(first)} to {shortDayAndMonth(last)}
      </h1>
      <DaysNav
        label="Weeks"
        before={{ to: `/weeks/${addDays(first, -7)}`, text: 'Previous' }}
        today={{ to: `/weeks/${today}`, text: 'This week', isHere: isThis }}
        after={{ to: `/weeks/${addDays(first, 7)}`, text: 'Next' }}
        other={{ to: `/days/${isThis ? today : date}`, text: 'Day' }}
      />
      <div className={styles.summary}>
        <p>
          <strong>{carsIn(days)}</strong> in {bays} bays
        </p>
        <UpdateNotice news={hasNews ? 'This week has changed' : ''} onShow={onShow} />
        <div className={styles.print}>
          <PrintButton />
        </div>
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <li key={day.date} className={styles.day} data-today={day.date === today} data-closed={day.closed !== undefined}>
            <h2 className={styles.date}>
              <Link to={`/days/${day.date}`}>
                {shortDayAndMonth(day.date)} <span className={styles.count}>{carsIn([day])}</span>
              </Link>
            </h2>
            {day.closed === undefined ? <BayChart day={day} now={now} /> : <p className={styles.closed}>{closedLine(day)}</p>}
            {overbookedLines(day).map((line) => (
              <p key={line} className={styles.over}>
                Overbooked {line}
              </p>
            ))}
            {[...day.outages.map((outage) => outageLine(outage, day.date)), ...day.notes.map(({ text }) => text)].map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes may be the same, and nothing is kept in a line
              <p key={index} className={styles.note}>
                {line}
              </p>
            ))}
            <ol className={styles.cars}>
              {[...day.unmarked, ...day.cars].map((car) => (
                <li key={car.appointment.id}>
                  <WeekLine car={car} day={day} isUnmarked={day.unmarked.includes(car)} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}

function WeekLine({ car, day, isUnmarked }: { car: BayAppointment; day: Day; isUnmarked: boolean }) {
  const facts = useFacts()
  const { enquiry, plate, name, about, appointment, isGone } = car
  return (
    <Link className={styles.car} to={`/enquiries/${enquiry}`} data-gone={isGone} data-over={isTooMany(car, day)}>
      <span className={styles.when}>
        {[stayOn(day.date, appointment, facts), isUnmarked ? 'did it come?' : bayOf(car, day)].filter(Boolean).join(', ')}
      </span>
      <span className={styles.what}>{plate ? <Plate>{plate}</Plate> : name}</span>
      <span className={styles.about}>{about}</span>
    </Link>
  )
}
