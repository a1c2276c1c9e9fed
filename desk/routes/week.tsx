import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { isDate } from '../../domain/appointments/day.ts'
import { addDays, shortDayAndMonth, wallClockAt, weekdayOf } from '../../domain/opening-hours/dates.ts'
import { WeekPage } from '../components/day/week-page.tsx'
import { deskOf } from '../desk-context.ts'
import { useDeferredUpdates } from '../live/use-deferred-updates.ts'

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

export default function WeekRoute() {
  const { key } = useLocation()
  const { shown, unseen, show } = useDeferredUpdates(useLoaderData<typeof loader>(), key, update)
  return <WeekPage {...shown} hasNews={unseen > 0} onShow={show} />
}

function update(first: Page, fresh: Page) {
  return { shown: first, unseen: JSON.stringify(first.days) === JSON.stringify(fresh.days) ? 0 : 1 }
}
