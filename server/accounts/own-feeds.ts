import type { StaffMember } from '../../domain/accounts/staff.ts'
import { feedErrors, feedForm } from '../../domain/appointments/feed.ts'
import type { Desk } from '../../domain/desk.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { isUuid } from '../../domain/form.ts'
import { reliably } from '../database/retry-once.ts'
import type { Store } from '../database/store.ts'
import { addFeed, removeFeed } from './feeds.ts'
import { newKey, sha256 } from './keys.ts'

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

/** Removes a person's own link. */
export async function revokeFeed({ db }: Store, id: string, by: StaffMember): ReturnType<Desk['revokeFeed']> {
  return { outcome: (await removeFeed(db, id, by.id)) ? 'done' : 'missing' }
}
