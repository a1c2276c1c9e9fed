import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { changeDay } from '../change-day.ts'
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
  return <OutageForm date={day.date} id={formIds.outage} failure={useActionData<typeof action>()} now={now} />
}
