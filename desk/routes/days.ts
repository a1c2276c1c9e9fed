import { type LoaderFunctionArgs, redirect } from 'react-router'
import { isDate } from '../../domain/appointments/day.ts'
import { wallClockAt } from '../../domain/opening-hours/dates.ts'

/** Goes to the day that the form on a day's page asks for; to today if that isn't one. */
export function loader({ url }: LoaderFunctionArgs) {
  const date = url.searchParams.get('date') ?? ''
  return redirect(`/days/${isDate(date) ? date : wallClockAt(new Date()).date}`)
}
