import type { DayNote } from '../../domain/appointments/appointment.ts'
import { isDate } from '../../domain/appointments/day.ts'
import { dayNoteErrors, dayNoteForm, maxDayNotes } from '../../domain/appointments/day-note.ts'
import type { DayResult, FormStamp } from '../../domain/desk.ts'
import { check, isUuid } from '../../domain/form.ts'
import { enabledStaff } from '../accounts/as-owner.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'

/** Returns the notes on the days from one date to another, both included, oldest first. */
export async function readDayNotes({ db }: Database, from: string, to: string): Promise<DayNote[]> {
  return await db
    .selectFrom('day_note')
    .innerJoin('staff', 'staff.id', 'day_note.staff_id')
    .select(['day_note.id', 'date', 'text', 'staff.name as by'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('day_note.created_at')
    .orderBy('day_note.id')
    .execute()
}

/** Adds a note to a date. A repeat corrects the first one's note: its answer may have been lost before somebody changed the text. */
export async function addDayNote({ db, now }: Store, { id, staff }: FormStamp, date: string, sent: unknown): Promise<DayResult> {
  if (!isUuid(id) || !isDate(date)) return { outcome: 'missing' }
  const checked = check(dayNoteForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  return await db.transaction().execute(async (trx): Promise<DayResult> => {
    // Disabled after the request had begun.
    if (!(await enabledStaff(trx, staff).executeTakeFirst())) return { outcome: 'missing' }
    const others = await trx.selectFrom('day_note').select('id').where('date', '=', date).where('id', '<>', id).execute()
    if (others.length >= maxDayNotes) return { outcome: 'refused', fieldErrors: { text: dayNoteErrors.full } }
    await trx
      .insertInto('day_note')
      .values({ id, date, text: checked.answers.text, staff_id: staff, created_at: now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ text: checked.answers.text }))
      .execute()
    return { outcome: 'done' }
  })
}

/** Removes anybody's note. A repeat finds it gone, and succeeds. */
export async function removeDayNote({ db }: Store, id: string, staff: string): Promise<DayResult> {
  if (!isUuid(id) || !(await enabledStaff(db, staff).executeTakeFirst())) return { outcome: 'missing' }
  await db.deleteFrom('day_note').where('id', '=', id).execute()
  return { outcome: 'done' }
}
