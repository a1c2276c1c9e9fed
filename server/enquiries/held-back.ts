import type { StaffMember } from '../../domain/accounts/staff.ts'
import { isUuid } from '../../domain/form.ts'
import type { MailPageResult } from '../../domain/mail-page.ts'
import type { Store } from '../database/store.ts'
import { findEnquiry } from './find-enquiry.ts'
import { changeAsOwner } from './mail-page.ts'
import { release, setAdvertising } from './quarantine.ts'

/** Releases an enquiry from quarantine. Repeats succeed. */
export async function releaseHeldBack(store: Store, id: string, by: StaffMember): Promise<MailPageResult> {
  const enquiry = isUuid(id) ? await findEnquiry(store, id) : undefined
  if (!enquiry) return { outcome: 'missing' }
  return await changeAsOwner(store.db, by, async (trx) => {
    await release(trx, store, enquiry)
    return 'done'
  })
}

/** Marks a quarantined enquiry as advertising, or takes that back. Refuses one that has been released. */
export async function markAdvertising({ db }: Store, id: string, isAdvertising: boolean, by: StaffMember): Promise<MailPageResult> {
  if (!isUuid(id)) return { outcome: 'missing' }
  return await changeAsOwner(db, by, async (trx) => {
    if (await setAdvertising(trx, id, isAdvertising)) return 'done'
    return (await trx.selectFrom('enquiry').select('id').where('id', '=', id).executeTakeFirst()) ? 'changed' : 'missing'
  })
}
