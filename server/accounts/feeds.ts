import type { Kysely, Transaction } from 'kysely'
import type { Feed, StaffMember, TeamResult } from '../../domain/accounts/staff.ts'
import { feedErrors, feedForm, maxFeeds } from '../../domain/appointments/feed.ts'
import type { Desk } from '../../domain/desk.ts'
import { check, isUuid } from '../../domain/form.ts'
import { reliably } from '../database/retry-once.ts'
import type { Store } from '../database/store.ts'
import type { FeedRow, Tables } from '../database/tables.ts'
import { asOwner } from './as-owner.ts'
import { newKey, sha256 } from './keys.ts'

/** Returns the feeds of a person, oldest first. */
export async function listFeeds(db: Kysely<Tables>, staffId: string): Promise<Feed[]> {
  const rows = await db.selectFrom('feed').selectAll().where('staff_id', '=', staffId).orderBy('created_at').orderBy('hash').execute()
  return rows.map(feedFrom)
}

/** Makes a calendar link. `form`: its hidden id. */
export async function makeFeed(store: Store, form: string, sent: unknown, by: StaffMember): ReturnType<Desk['makeFeed']> {
  if (!isUuid(form)) return { outcome: 'missing' }
  const checked = check(feedForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const secret = newKey()
  // Retried with the same secret, so that it finds its own link.
  const given = { hash: sha256(secret), staff: by.id, label: checked.answers.label, form }
  const feed = await reliably(store, () => addFeed(store.db, given, store.now()))
  if (feed === 'full') return { outcome: 'refused', fieldErrors: { label: feedErrors.full } }
  return feed === 'duplicate' ? { outcome: feed } : { outcome: 'made', secret, feed }
}

/** A feed to be stored. `form`: the hidden id of its form. */
type NewFeed = { hash: string; staff: string; label: string; form: string }

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

/** Removes a person's own link. `missing`: it is somebody else's. */
export async function revokeFeed({ db }: Store, hash: string, by: StaffMember): ReturnType<Desk['revokeFeed']> {
  await db.deleteFrom('feed').where('hash', '=', hash).where('staff_id', '=', by.id).execute()
  const isLeft = await db.selectFrom('feed').select('hash').where('hash', '=', hash).executeTakeFirst()
  return { outcome: isLeft ? 'missing' : 'done' }
}

/** Removes anybody's calendar link. */
export async function endFeed({ db }: Store, hash: string, by: StaffMember): Promise<TeamResult> {
  return await asOwner(db, by.id, async (trx): Promise<TeamResult> => {
    await trx.deleteFrom('feed').where('hash', '=', hash).execute()
    return { outcome: 'done' }
  })
}

export async function removeFeedsOf(trx: Transaction<Tables>, staffId: string): Promise<void> {
  await trx.deleteFrom('feed').where('staff_id', '=', staffId).execute()
}

export function feedFrom({ hash, label, created_at }: Pick<FeedRow, 'hash' | 'label' | 'created_at'>): Feed {
  return { id: hash, label, madeAt: created_at }
}
