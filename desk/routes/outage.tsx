import { type ActionFunctionArgs, useActionData, useOutletContext, useSearchParams } from 'react-router'
import { changeDay, removedIn } from '../change-day.ts'
import { OutageForm } from '../components/day/outage-form.tsx'
import { runFromBrowser } from '../run-use-case.ts'
import type { DayPageData } from './day.tsx'

export const action = (args: ActionFunctionArgs) =>
  changeDay(args, {
    what: 'outage',
    add: (desk, stamp, _date, sent) => desk.addOutage(stamp, sent),
    remove: (desk, id, staff) => desk.removeOutage(id, staff),
  })
export const clientAction = runFromBrowser

export default function Outage() {
  const { day, formIds, now } = useOutletContext<DayPageData>()
  const [search] = useSearchParams()
  return (
    <OutageForm
      key={String(search)}
      date={day.date}
      id={formIds.outage}
      failure={useActionData<typeof action>()}
      start={removedIn(search, 'outage')}
      now={now}
    />
  )
}
