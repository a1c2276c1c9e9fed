import type { ActionFunctionArgs } from 'react-router'
import { changeDay, useDayForm } from '../change-day.ts'
import { DayNoteForm } from '../components/day/day-note-form.tsx'
import { runFromBrowser } from '../run-use-case.ts'

export const action = (args: ActionFunctionArgs) =>
  changeDay(args, {
    what: 'note',
    add: (desk, stamp, date, sent) => desk.addDayNote(stamp, date, sent),
    remove: (desk, id, staff) => desk.removeDayNote(id, staff),
  })
export const clientAction = runFromBrowser

export default function DayNote() {
  const { key, props } = useDayForm('note')
  return <DayNoteForm key={key} {...props} />
}
