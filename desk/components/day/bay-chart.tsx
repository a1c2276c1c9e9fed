import type { BayAppointment, Day } from '../../../domain/appointments/appointment.ts'
import { minutesOn, outageOn } from '../../../domain/appointments/day.ts'
import type { Instant } from '../../../domain/instant.ts'
import { wallClockAt } from '../../../domain/opening-hours/dates.ts'
import { minutesOf, timeOf } from '../../../domain/opening-hours/open-minutes.ts'
import { formatTime } from '../../../domain/opening-hours/opening.ts'
import { useFacts } from '../../../ui/facts.ts'
import styles from './bay-chart.module.css'
import { hoursShown, isTooMany } from './day-wording.ts'

const rowHeight = 16

/** A small chart of a day's opening hours with a row for each bay. The lines below it say the same in words. */
export function BayChart({ day, now }: { day: Day; now: Instant }) {
  const facts = useFacts()
  const { bays } = facts
  const [opens, closes] = hoursShown(day.date, facts)
  const width = closes - opens
  const rows = bays + (day.cars.some(({ bay, isGone }) => !bay && !isGone) ? 1 : 0)
  const height = rows * rowHeight
  const clock = wallClockAt(new Date(now))
  const passed = minutesOf(clock.time) - opens
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} height={height} preserveAspectRatio="none" role="presentation">
        {day.overbooked.map(({ from, to }) => (
          <rect key={from} className={styles.over} x={from - opens} y="0" width={to - from} height={height} />
        ))}
        {Array.from({ length: width / 30 + 1 }, (_, index) => index * 30).map((x) => (
          <line key={x} className={x % 60 ? styles.half : styles.hour} x1={x} x2={x} y1="0" y2={height} />
        ))}
        {day.cars.map((car) => (
          <Bar key={car.appointment.id} day={day} car={car} bays={bays} shown={[opens, closes]} />
        ))}
        {day.outages.map((outage) => (
          <OutOfUse key={outage.id} date={day.date} outage={outage} shown={[opens, closes]} />
        ))}
        {clock.date === day.date && passed >= 0 && passed <= width ? (
          <line className={styles.now} x1={passed} x2={passed} y1="0" y2={height} />
        ) : null}
      </svg>
      <p className={styles.hours}>
        {hourLabels(opens, closes).map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </div>
  )
}

function Bar({ day, car, bays, shown: [opens, closes] }: { day: Day; car: BayAppointment; bays: number; shown: [number, number] }) {
  const [start, end] = minutesOn(day.date, car)
  const x = Math.max(start, opens) - opens
  const length = Math.min(end, closes) - opens - x
  if (car.isGone || length <= 0) return null
  const y = ((car.bay ?? bays + 1) - 1) * rowHeight + 3
  return <rect className={isTooMany(car, day) ? styles.extra : styles.bar} x={x} y={y} width={length} height={rowHeight - 6} />
}

function OutOfUse({ date, outage, shown: [opens, closes] }: { date: string; outage: Day['outages'][number]; shown: [number, number] }) {
  const [start, end] = outageOn(date, outage, outage.bayFrom)
  const x = Math.max(start, opens) - opens
  const length = Math.min(end, closes) - opens - x
  if (!outage.bay || length <= 0) return null
  return <rect className={styles.outage} x={x} y={(outage.bay - 1) * rowHeight + 1} width={length} height={rowHeight - 2} />
}

/** Returns every other hour as '8am', or only the first and last if the opening hours don't divide into two hours each. */
function hourLabels(opens: number, closes: number): string[] {
  const width = closes - opens
  const step = width % 120 === 0 ? 120 : width
  return Array.from({ length: width / step + 1 }, (_, index) => formatTime(timeOf(opens + index * step)).replace('.00', ''))
}
