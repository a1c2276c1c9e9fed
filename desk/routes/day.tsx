import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  Outlet,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router'
import { isDate } from '../../domain/appointments/day.ts'
import { dayAndMonth, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { newAppointmentIds, stepOf } from '../action-ids.ts'
import { DayPage } from '../components/day/day-page.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { useDeferredUpdates } from '../live/use-deferred-updates.ts'
import { reloadAfterConflict, runFromBrowser, runUseCase } from '../run-use-case.ts'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { date = '' } = params
  if (!isDate(date)) throw data(null, { status: 404 })
  const desk = deskOf(context)
  const changeToken = await desk.changeToken()
  const done = url.searchParams.get('done')
  const [day, what] = await Promise.all([desk.day(date), done ? desk.findDone(done, staffOf(context).id) : undefined])
  const card = what && (await desk.enquiry(what.enquiry))
  return {
    day,
    changeToken,
    today: wallClockAt(new Date()).date,
    now: Date.now(),
    ids: Object.fromEntries([...day.unmarked, ...day.cars].map((car) => [stepOf(car), newAppointmentIds()])),
    formIds: { note: crypto.randomUUID(), outage: crypto.randomUUID() },
    changed: url.searchParams.get('changed') ?? '',
    done: what && card && { what, card, undoId: crypto.randomUUID(), late: url.searchParams.has('late') },
  }
}

/** The data of a day's page and its forms. `formIds`: their hidden ids. `changed`: what a form on the page has just done. */
export type DayPageData = Awaited<ReturnType<typeof loader>>

/** Of the cars' buttons. */
export const action = (args: ActionFunctionArgs) => runUseCase(args, 'setAppointmentState')
export const clientAction = runFromBrowser
export const shouldRevalidate = reloadAfterConflict

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: loaderData ? `${dayAndMonth(loaderData.day.date)} · Desk` : 'Desk' },
]

export default function DayRoute() {
  const { key } = useLocation()
  const { shown, unseen, show } = useDeferredUpdates(useLoaderData<typeof loader>(), key, update, keepIds)
  return (
    <DayPage {...shown} failure={useActionData<typeof action>()} hasNews={unseen > 0} onShow={show}>
      <Outlet context={shown satisfies DayPageData} />
    </DayPage>
  )
}

/** Cards and their buttons change only on request; whether there is still something to undo, immediately. */
function update(first: DayPageData, fresh: DayPageData) {
  const done = first.done && { ...first.done, what: fresh.done?.what ?? first.done.what }
  return { shown: { ...first, done }, unseen: JSON.stringify(first.day) === JSON.stringify(fresh.day) ? 0 : 1 }
}

/** As on an enquiry's page. */
function keepIds(first: DayPageData, fresh: DayPageData): DayPageData {
  return { ...fresh, ids: { ...fresh.ids, ...first.ids } }
}
