import { type ActionFunctionArgs, useActionData, useOutletContext, useSearchParams } from 'react-router'
import { changeDay, removedIn } from '../change-day.ts'
import { DayNoteForm } from '../components/day/day-note-form.tsx'
import { runFromBrowser } from '../run-use-case.ts'
import type { DayPageData } from './day.tsx'

export const action = (args: ActionFunctionArgs) =>
  changeDay(args, {
    what: 'note',
    add: (desk, stamp, date, sent) => desk.addDayNote(stamp, date, sent),
    remove: (desk, id, staff) => desk.removeDayNote(id, staff),
  })
export const clientAction = runFromBrowser

export default function DayNote() {
  const { day, formIds, now } = useOutletContext<DayPageData>()
  const [search] = useSearchParams()
  return (
    <DayNoteForm
      key={String(search)}
      date={day.date}
      id={formIds.note}
      failure={useActionData<typeof action>()}
      start={removedIn(search, 'note')}
      now={now}
    />
  )
}
