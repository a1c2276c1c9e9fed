import type { Kysely, Transaction } from 'kysely'
import type { Feed } from '../../domain/accounts/staff.ts'
import { maxFeeds } from '../../domain/appointments/feed.ts'
import type { FeedRow, Tables } from '../database/tables.ts'
import { asOwner, type NotOwner } from './as-owner.ts'

/** Returns the feeds of a person, oldest first. */
export async function listFeeds(db: Kysely<Tables>, staffId: string): Promise<Feed[]> {
  const rows = await db.selectFrom('feed').selectAll().where('staff_id', '=', staffId).orderBy('created_at').orderBy('hash').execute()
  return rows.map(feedFrom)
}

/** A feed to be stored. `form`: the hidden id of its form. */
export type NewFeed = { hash: string; staff: string; label: string; form: string }

/** Adds a feed. `full`: the person already has the maximum, or is disabled. `duplicate`: by the same form. */
export async function addFeed(
  db: Kysely<Tables>,
  { hash, staff, label, form }: NewFeed,
  now: number,
): Promise<Feed | 'full' | 'duplicate'> {
  return await db.transaction().execute(async (trx) => {
    // Locks the person's row, so that two requests at once can't exceed the maximum.
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set((eb) => ({ name: eb.ref('name') }))
      .where('id', '=', staff)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    const first = await trx.selectFrom('feed').selectAll().where('form_id', '=', form).executeTakeFirst()
    // By this call, if it is retried after a lost connection.
    if (first) return first.hash === hash ? feedFrom(first) : 'duplicate'
    const mine = await listFeeds(trx, staff)
    if (numUpdatedRows === 0n || mine.length >= maxFeeds) return 'full'
    const added = { hash, staff_id: staff, label, created_at: now, form_id: form }
    await trx.insertInto('feed').values(added).execute()
    return feedFrom(added)
  })
}

/** Removes a feed of this person. Returns false for somebody else's. */
export async function removeFeed(db: Kysely<Tables>, hash: string, staffId: string): Promise<boolean> {
  await db.deleteFrom('feed').where('hash', '=', hash).where('staff_id', '=', staffId).execute()
  return (await db.selectFrom('feed').select('hash').where('hash', '=', hash).executeTakeFirst()) === undefined
}

/** Removes anybody's feed, for an owner. */
export async function endFeed(db: Kysely<Tables>, hash: string, by: string): Promise<'ended' | NotOwner> {
  return await asOwner(db, by, async (trx) => {
    await trx.deleteFrom('feed').where('hash', '=', hash).execute()
    return 'ended' as const
  })
}

export async function removeFeedsOf(trx: Transaction<Tables>, staffId: string): Promise<void> {
  await trx.deleteFrom('feed').where('staff_id', '=', staffId).execute()
}

export function feedFrom({ hash, label, created_at }: Pick<FeedRow, 'hash' | 'label' | 'created_at'>): Feed {
  return { id: hash, label, madeAt: created_at }
}
