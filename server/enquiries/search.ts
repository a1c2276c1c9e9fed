import { sql } from 'kysely'
import { activeAppointmentStates } from '../../domain/appointments/appointment-state.ts'
import type { InboxLine } from '../../domain/desk.ts'
import { plate as plateField } from '../../domain/enquiries/fields/plate.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import { linesOf, unquarantinedLines } from './lines.ts'
import { referenceFrom } from './reference.ts'
import { fillSearchTexts, fold, wordStart } from './search-text.ts'

/** Maximum number of lines in a result. */
export const maxFound = 50

/** The latest enquiries are scanned without the index, which would be slow for words that most texts contain. */
const latest = 2000

/** New enquiries that a search adds to the index first. */
const maxFilled = 200

/** Maximum number of trigrams in a search. More would hardly narrow it. */
const maxTrigrams = 24

const day = 86_400_000

/** Unsorted lines, more than `maxFound` if some have to be left out. `plate`: the query read as a plate. */
export type Found = { lines: InboxLine[]; plate: string; complete: boolean }

/**
 * Finds enquiries that aren't in quarantine.
 * @param query not blank, and short
 */
export async function searchEnquiries(store: Store, query: string): Promise<Found> {
  const now = store.now()
  const { db } = store
  // Searching must work even when nothing can be written, as with a full disk.
  const complete = await fillSearchTexts(store, maxFilled).catch(() => false)
  const plate = normalisers.plate(query)
  const reference = referenceFrom(query)
  const exact = await Promise.all([
    plate
      ? db
          .selectFrom('enquiry')
          .select('id')
          .where('plate_key', '=', plate)
          .orderBy('received_at', 'desc')
          .limit(maxFound + 1)
          .execute()
      : [],
    reference ? db.selectFrom('enquiry').select('id').where('reference', '=', reference).execute() : [],
  ])
  const found = await Promise.all(needlesOf(query).map((needles) => findTexts(store, needles, now)))
  const ids = [...new Set([...exact.flat().map(({ id }) => id), ...found.flat()])]
  if (ids.length === 0) return { lines: [], plate, complete }
  const rows = await unquarantinedLines(db).where('id', 'in', ids).execute()
  return { lines: await linesOf(db, rows), plate, complete }
}

/** Returns the ways to read a query: for each, the texts that a match must all contain. */
export function needlesOf(query: string): string[][] {
  const folded = fold(query)
  const words = [...new Set(folded.split(' '))]
  const plate = fold(normalisers.plate(query)).replaceAll(' ', '')
  const digits = /^[\d\s+().-]+$/.test(folded) ? normalisers.phone(folded.replace(/^\s*(?:\+|00)\s*64/, '0')) : ''
  const ways = [words, plate && plate.length <= plateField.maxLength ? [plate] : [], digits ? [digits] : []]
  const searchable = ways.map((texts) => texts.filter(Boolean).map(needleOf)).filter((needles) => needles.length > 0)
  return [...new Map(searchable.map((needles) => [needles.join('\n'), needles])).values()]
}

/** One or two letters are only looked for at the start of words: they have no trigram, and inside words they'd be everywhere. */
function needleOf(text: string): string {
  return [...text].length < 3 ? wordStart + text : text
}

/**
 * Returns the ids of enquiries whose text contains all needles: those of cars that are here or due today, then the latest, up to one more than
 * `maxFound`.
 */
async function findTexts(database: Database, needles: readonly string[], now: number): Promise<string[]> {
  const { db, withTrigrams } = database
  const { last } = await db
    .selectFrom('find_text')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const boundary = (last ?? 0) - latest
  const today = db
    .selectFrom('appointment')
    .innerJoin('find_text', 'find_text.enquiry_id', 'appointment.enquiry_id')
    .innerJoin('enquiry', 'enquiry.id', 'find_text.enquiry_id')
    .select('find_text.enquiry_id')
    .where('quarantined_at', 'is', null)
    .where('appointment.ready_at', '>', now - 30 * day)
    .where('appointment.starts_at', '<', now + day)
    .where('appointment.state', 'in', [...activeAppointmentStates])
    .where(contains(needles))
    .orderBy('appointment.ready_at', 'desc')
    .limit(maxFound)
  const texts = db
    .selectFrom('find_text')
    .innerJoin('enquiry', 'enquiry.id', 'find_text.enquiry_id')
    .select('enquiry_id')
    .where('quarantined_at', 'is', null)
    .where(contains(needles))
    .orderBy('find_text.id', 'desc')
  const [due, recent] = await Promise.all([
    today.execute(),
    texts
      .where('find_text.id', '>', boundary)
      .limit(maxFound + 1)
      .execute(),
  ])
  const room = maxFound + 1 - recent.length
  const older =
    room <= 0
      ? []
      : await texts
          .where('find_text.id', '<=', boundary)
          .where('find_text.id', 'in', withTrigrams(trigramsOf(needles)))
          .limit(room)
          .execute()
  return [...due, ...recent, ...older].map(({ enquiry_id }) => enquiry_id)
}

function contains(needles: readonly string[]) {
  const each = needles.map((needle) => sql<boolean>`find_text.text like ${`%${needle.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}

function trigramsOf(needles: readonly string[]): string[] {
  const trigrams = needles.flatMap((needle) => {
    const letters = [...needle]
    return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
  })
  return [...new Set(trigrams)].slice(0, maxTrigrams)
}
