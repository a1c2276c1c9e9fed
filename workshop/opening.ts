import { wallClockAt } from './dates.ts'
import { type Hours, hours as ourHours } from './hours.ts'

export type Opening = { open: true; closes: string } | { open: false; day: string; opens: string }

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Whether the workshop is open at a moment, and until when or when next. */
export function openingAt(moment: Date, hours: Hours = ourHours): Opening {
  const { weekday: today, time } = wallClockAt(moment)
  const opensToday = hours.days.includes(today)
  if (opensToday && time >= hours.opens && time < hours.closes) return { open: true, closes: spoken(hours.closes) }
  const wait = opensToday && time < hours.opens ? 0 : [1, 2, 3, 4, 5, 6, 7].find((days) => hours.days.includes((today + days) % 7))
  return { open: false, day: wait === 0 ? 'today' : (dayNames[(today + (wait ?? 0)) % 7] ?? ''), opens: spoken(hours.opens) }
}

/** As New Zealanders say it at the counter: 'Open now, until 6.00pm', 'Closed, opens Sunday 8.00am'. */
export function openingLine(moment: Date): string {
  const opening = openingAt(moment)
  return opening.open ? `Open now, until ${opening.closes}` : `Closed, opens ${opening.day} ${opening.opens}`
}

/** '18:00' as '6.00pm'. */
function spoken(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}.${String(minute).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`
}
