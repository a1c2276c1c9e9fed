import type { ActionFunctionArgs } from 'react-router'
import { changeDay, useDayForm } from '../change-day.ts'
import { OutageForm } from '../components/day/outage-form.tsx'
import { runFromBrowser } from '../run-use-case.ts'

export const action = (args: ActionFunctionArgs) =>
  changeDay(args, {
    what: 'outage',
    add: (desk, stamp, _date, sent) => desk.addOutage(stamp, sent),
    remove: (desk, id, staff) => desk.removeOutage(id, staff),
  })
export const clientAction = runFromBrowser

export default function Outage() {
  const { key, props } = useDayForm('outage')
  return <OutageForm key={key} {...props} />
}
