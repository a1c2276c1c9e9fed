import type { StaffMember } from '../../domain/accounts/staff.ts'
import { closedOn } from '../../domain/appointments/day.ts'
import type { Desk } from '../../domain/desk.ts'
import { closedStates } from '../../domain/enquiries/state.ts'
import { parseFacts } from '../../domain/facts/facts-schema.ts'
import { changesBetween, checkSubject, isSubject, type SubjectName } from '../../domain/facts/subjects.ts'
import type { BookedWhileClosed, ClosedDaysPage, FactsVersion, SaveFactsResult, Workshop } from '../../domain/facts/workshop.ts'
import { wallClockAt } from '../../domain/opening-hours/dates.ts'
import type { Facts } from '../../workshop/facts.ts'
import { enabledStaff } from '../accounts/as-owner.ts'
import type { Store } from '../database/store.ts'
import { closedDaysOf } from './public-holidays.ts'

/** Versions that are listed, and can be restored. */
const kept = 20

/** Returns the facts, and what owners have changed lately, newest first. */
export async function readWorkshop(store: Store, pagesAreOutdated: boolean): Promise<Workshop> {
  await store.readFacts()
  const [rows, unconfirmed] = await Promise.all([
    store.db
      .selectFrom('facts')
      .innerJoin('staff', 'staff.id', 'facts.staff_id')
      .select(['version', 'subject', 'facts', 'at', 'staff.name'])
      .orderBy('version', 'desc')
      .limit(kept + 1)
      .execute(),
    findUnconfirmed(store),
  ])
  const versions = rows.map((row) => ({ ...row, facts: parseFacts(row.facts, store.firstFacts) }))
  const history = versions.slice(0, kept).map(({ version, at, name, subject, facts }, index): FactsVersion => {
    const before = versions[index + 1]?.facts ?? store.firstFacts
    return { version, at, by: name, subject: isSubject(subject) ? subject : undefined, changes: changesBetween(before, facts) }
  })
  return { facts: store.facts(), version: store.factsVersion(), unconfirmed, history, pagesAreOutdated }
}

/** Subjects whose first values are made up, or that only the owner knows. */
const mustConfirm: readonly SubjectName[] = ['business', 'hours', 'closed-days', 'bays']

/** Returns the subjects that no owner has saved yet. */
export async function findUnconfirmed({ db }: Store): Promise<readonly SubjectName[]> {
  const saved = await db.selectFrom('facts').select('subject').distinct().execute()
  const confirmed = new Set(saved.map(({ subject }) => subject))
  return mustConfirm.filter((name) => !confirmed.has(name))
}

/**
 * Saves a subject's form as the next version of the facts.
 * @param basedOn the version that the form showed
 */
export async function saveFacts(store: Store, { subject, basedOn, sent, by }: Parameters<Desk['saveFacts']>[0]): Promise<SaveFactsResult> {
  if (!isSubject(subject)) return { outcome: 'missing' }
  await store.readFacts()
  const checked = checkSubject(subject, sent, store.facts())
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  return await insertVersion(store, { subject, basedOn, facts: checked.facts, by })
}

/** Makes an earlier version of the facts the next one; 0 is the first facts. */
export async function restoreFacts(store: Store, { version, basedOn, by }: Parameters<Desk['restoreFacts']>[0]): Promise<SaveFactsResult> {
  await store.readFacts()
  const row = await store.db.selectFrom('facts').select('facts').where('version', '=', version).executeTakeFirst()
  if (!row && version !== 0) return { outcome: 'missing' }
  const facts = row ? parseFacts(row.facts, store.firstFacts) : store.firstFacts
  return await insertVersion(store, { subject: 'restored', basedOn, facts, by })
}

type NewVersion = { subject: string; basedOn: number; facts: Facts; by: StaffMember }

/** The version's number is its key, so of two owners who save at the same time, one is refused. */
async function insertVersion(store: Store, { subject, basedOn, facts, by }: NewVersion): Promise<SaveFactsResult> {
  if (basedOn !== store.factsVersion()) return { outcome: 'changed' }
  const version = basedOn + 1
  const row = { version, subject, facts: JSON.stringify(facts), staff_id: by.id, at: store.now() }
  const inserted = await store.db.transaction().execute(async (trx) => {
    // Disabled after the request had begun.
    if (!(await enabledStaff(trx, by.id).where('role', '=', 'owner').executeTakeFirst())) return false
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('facts')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows > 0n
  })
  await store.readFacts()
  return inserted ? { outcome: 'saved', version } : { outcome: 'changed' }
}

/** Years ahead for which public holidays are suggested. */
const yearsAhead = 2

/** The last year with a date for Matariki (Te Kāhui o Matariki Public Holiday Act 2022). */
const lastYear = 2052

/** Returns public holidays to come that aren't special days yet, and whom to ring because we're closed when they're booked. */
export async function readClosedDays(store: Store): Promise<ClosedDaysPage> {
  const { date: today } = wallClockAt(new Date(store.now()))
  const year = Number(today.slice(0, 4))
  const years = Array.from({ length: yearsAhead }, (_, after) => year + after).filter((each) => each <= lastYear)
  const holidays = (await Promise.all(years.map(closedDaysOf))).flat()
  const { specialDays } = store.facts()
  const isListed = (days: { from: string; to: string }) => specialDays.some(({ from, to }) => from <= days.to && to >= days.from)
  const suggested = holidays.filter((days) => days.from >= today && !isListed(days))
  return { suggested, booked: await bookedWhileClosed(store, today) }
}

/** Maximum number of appointments to list. */
const maxBooked = 100

/** Returns the appointments to come on days on which we're closed, earliest first. */
async function bookedWhileClosed({ db, facts }: Store, today: string): Promise<BookedWhileClosed[]> {
  const rows = await db
    .selectFrom('appointment')
    .innerJoin('enquiry', 'enquiry.id', 'appointment.enquiry_id')
    .select(['enquiry_id', 'date', 'time', 'plate', 'name', 'phone'])
    .where('appointment.state', '=', 'set')
    .where('enquiry.state', 'not in', closedStates)
    .where('date', '>=', today)
    .orderBy('starts_at')
    .orderBy('appointment.id')
    .execute()
  const now = facts()
  const closed = rows.filter(({ date }) => closedOn(date, now) !== undefined).slice(0, maxBooked)
  return closed.map(({ enquiry_id, plate, name, phone, date, time }) => ({
    enquiry: enquiry_id,
    date,
    time,
    plate: plate ?? undefined,
    name: name ?? '',
    phone: phone ?? undefined,
  }))
}
