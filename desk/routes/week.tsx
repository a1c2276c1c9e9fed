import { data, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import type { BayAppointment, Day } from '../../domain/appointments/appointment.ts'
import { isDate } from '../../domain/appointments/day.ts'
import { addDays, shortDayAndMonth, wallClockAt, weekdayOf } from '../../domain/opening-hours/dates.ts'
import { useFacts } from '../../ui/facts.ts'
import { Plate } from '../../ui/plate/plate.tsx'
import { BayChart } from '../components/day/bay-chart.tsx'
import { bayOf, carsIn, closedLine, isTooMany, overbookedLines, stayOn } from '../components/day/day-wording.ts'
import { DaysNav } from '../components/day/days-nav.tsx'
import { PrintButton } from '../components/day/print-button.tsx'
import { UpdateNotice } from '../components/update-notice/update-notice.tsx'
import { deskOf } from '../desk-context.ts'
import { useDeferredUpdates } from '../live/use-deferred-updates.ts'
import { outageLine } from '../outage-wording.ts'
import styles from './week.module.css'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { date = '' } = params
  if (!isDate(date)) throw data(null, { status: 404 })
  const desk = deskOf(context)
  const changeToken = await desk.changeToken()
  // From Sunday, the workshop's first day.
  const days = await desk.days(addDays(date, -weekdayOf(date)), 7)
  return { days, date, changeToken, today: wallClockAt(new Date()).date, now: Date.now() }
}

type Page = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: loaderData ? `Week of ${shortDayAndMonth(loaderData.days[0]?.date ?? loaderData.date)} · Desk` : 'Desk' },
]

/** A week at the workshop. */
export default function Week() {
  const { key } = useLocation()
  const { shown, unseen, show } = useDeferredUpdates(useLoaderData<typeof loader>(), key, update)
  const { days, date, today, now } = shown
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
        <UpdateNotice news={unseen > 0 ? 'This week has changed' : ''} onShow={show} />
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

function update(first: Page, fresh: Page) {
  return { shown: first, unseen: JSON.stringify(first.days) === JSON.stringify(fresh.days) ? 0 : 1 }
}
