import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Day } from '../../../domain/appointments/appointment.ts'
import { lastDay } from '../../../domain/appointments/appointment-form.ts'
import { minutesOn, outageOn } from '../../../domain/appointments/day.ts'
import type { Instant } from '../../../domain/instant.ts'
import { wallClockAt } from '../../../domain/opening-hours/dates.ts'
import { minutesOf, timeOf } from '../../../domain/opening-hours/open-minutes.ts'
import { formatTime, spansOn } from '../../../domain/opening-hours/opening.ts'
import { useFacts } from '../../../ui/facts.ts'
import type { Facts } from '../../../workshop/facts.ts'
import { slotQuery } from '../../slot.ts'
import { dayAndTime } from '../../when.ts'
import { isTooMany } from './day-wording.ts'
import { freeSlots } from './free-slots.ts'
import styles from './hours-chart.module.css'
import { head, hoursOf, type Scale, scaleOf, yAt } from './hours-scale.ts'

/** In px: the lowest bar that a plate fits into, and a bay's column when there are many. */
const [lowest, column] = [19, 72]

/** The most columns that share the width of a phone. */
const maxColumns = 5

/**
 * The opening hours from top to bottom, with a column for each bay, the plates of its cars, and links to book what is free. The cards say the same in
 * words, so only the links are read out, once for each time.
 */
export function HoursChart({ day, now }: { day: Day; now: Instant }) {
  const facts = useFacts()
  const scale = scaleOf(day, facts)
  const { columns, bottom } = scale
  const clock = wallClockAt(new Date(now))
  const isToday = day.date === clock.date
  const minutes = minutesOf(clock.time)
  const slots = day.date < clock.date || day.date > lastDay(now) ? [] : freeSlots(day, facts, isToday ? minutes + 1 : 0)
  // A landmark leads to something.
  const Bays = slots.length > 0 ? 'nav' : 'div'
  return (
    <div className={styles.chart}>
      <p className={styles.hours} aria-hidden="true">
        {hoursOf(scale).map((at) => (
          <span key={at}>{formatTime(timeOf(at)).replace('.00', '')}</span>
        ))}
      </p>
      <Bays className={styles.bays} aria-label={slots.length > 0 ? 'Free times' : undefined}>
        <svg width={columns > maxColumns ? columns * column : '100%'} height={yAt(bottom, scale) + 1} role="presentation">
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can get the focus */}
          <g aria-hidden="true">
            <Drawing day={day} scale={scale} facts={facts} />
            {isToday && minutes >= scale.top && minutes <= bottom ? (
              <line className={styles.now} x1="0" x2="100%" y1={yAt(minutes, scale)} y2={yAt(minutes, scale)} />
            ) : null}
          </g>
          {slots.map(({ bay, from, to, isFirst }) => {
            const slot = { date: day.date, time: timeOf(from) }
            const repeated = isFirst ? {} : { tabIndex: -1, 'aria-hidden': true }
            return (
              <Link
                key={`${bay} ${from}`}
                className={styles.slot}
                to={`/new${slotQuery(slot)}`}
                aria-label={`New job, ${dayAndTime(slot.date, slot.time)}`}
                {...repeated}
              >
                <Part bay={bay} span={[from, to]} scale={scale}>
                  <rect width="100%" height="100%" />
                  <text x="50%" y="50%">
                    + {formatTime(slot.time)}
                  </text>
                </Part>
              </Link>
            )
          })}
        </svg>
      </Bays>
    </div>
  )
}

/** The hours, the bays, their cars and outages, without the links. */
function Drawing({ day, scale, facts: { bays, ...times } }: { day: Day; scale: Scale; facts: Facts }) {
  const { top, bottom, columns, extra } = scale
  const edges = [top, ...spansOn(day.date, times).flatMap(({ opens, closes }) => [minutesOf(opens), minutesOf(closes)]), bottom]
  const closed = edges.flatMap((from, index) => (index % 2 === 0 ? [[from, edges[index + 1] ?? bottom] as const] : []))
  return (
    <>
      {closed.map(([from, to]) => (
        <rect
          key={from}
          className={styles.closed}
          y={yAt(from, scale)}
          width="100%"
          height={Math.max(yAt(to, scale) - yAt(from, scale), 0)}
        />
      ))}
      {day.overbooked.map(({ from, to }) => (
        <rect key={from} className={styles.over} y={yAt(from, scale)} width="100%" height={yAt(to, scale) - yAt(from, scale)} />
      ))}
      {[...hoursOf(scale), bottom].map((at) => (
        <line key={at} className={styles.line} x1="0" x2="100%" y1={yAt(at, scale)} y2={yAt(at, scale)} />
      ))}
      {Array.from({ length: columns }, (_, index) => index + 1).map((bay) => (
        <Part key={bay} bay={bay} span={[top, bottom]} scale={scale} above={head}>
          <text className={styles.bay} x="50%" y={head - 9}>
            {bay > bays ? 'No bay' : `Bay ${bay}`}
          </text>
          <line className={styles.line} x1="0" x2="0" y1={head} y2="100%" />
        </Part>
      ))}
      {day.outages.map((outage) =>
        outage.bay ? (
          <Part key={outage.id} bay={outage.bay} span={outageOn(day.date, outage, outage.bayFrom)} scale={scale}>
            <rect className={styles.outage} x="3" y="1" width="100%" height="100%" />
            <text className={styles.reason} x="50%" y="15">
              Out of use
            </text>
          </Part>
        ) : null,
      )}
      {day.cars.map((car) =>
        car.isGone ? null : (
          <Part
            key={car.appointment.id}
            bay={car.bay ?? extra.get(car.appointment.id) ?? columns}
            span={minutesOn(day.date, car)}
            scale={scale}
          >
            <rect className={isTooMany(car, day) ? styles.extra : styles.car} width="100%" height="100%" />
            <PlateText text={car.plate ?? firstWord(car.name)} />
          </Part>
        ),
      )}
    </>
  )
}

function PlateText({ text }: { text: string }) {
  return (
    <text className={styles.plate} data-long={text.length > 6} x="50%" y="15">
      {text}
    </text>
  )
}

type PartProps = { bay: number; span: readonly [number, number]; scale: Scale; above?: number; children: ReactNode }

/** A part of a bay's column, with coordinates of its own. `above`: px that it has above its time. */
function Part({ bay, span: [from, to], scale, above = 0, children }: PartProps) {
  const { columns } = scale
  const [start, end] = [yAt(from, scale) - above, yAt(to, scale)]
  if (end <= start) return null
  const place = { x: `${((bay - 1) * 100) / columns}%`, y: start, width: `${100 / columns}%`, height: Math.max(end - start, lowest) }
  return (
    <svg {...place} role="presentation">
      {children}
    </svg>
  )
}

/** Returns as much of a name as fits where a plate does. */
function firstWord(name: string): string {
  const [word = ''] = name.split(' ')
  return word.length > 9 ? `${word.slice(0, 8)}…` : word
}
