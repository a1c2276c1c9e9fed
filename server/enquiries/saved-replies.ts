import { teamErrors } from '../../domain/accounts/invite.ts'
import type { StaffMember, TeamResult } from '../../domain/accounts/staff.ts'
import { firstReplies, type SavedReply, savedReplyForm } from '../../domain/actions/saved-replies.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { asOwner } from '../accounts/as-owner.ts'
import type { Store } from '../database/store.ts'

/** Returns the texts to begin a reply with: the owner's, where they have changed one. */
export async function readSavedReplies({ db }: Store): Promise<SavedReply[]> {
  const rows = await db.selectFrom('saved_reply').selectAll().execute()
  return firstReplies.map((first) => rows.find(({ number }) => number === first.number) ?? first)
}

/** Changes a saved reply. `number`: from 1. */
export async function changeSavedReply({ db }: Store, number: number, sent: unknown, by: StaffMember): Promise<TeamResult> {
  if (!firstReplies.some((reply) => reply.number === number)) return { outcome: 'missing' }
  const checked = check(savedReplyForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const { title, text } = checked.answers
  const changed = await asOwner(db, by.id, (trx) =>
    trx
      .insertInto('saved_reply')
      .values({ number, title, text })
      .onConflict((conflict) => conflict.column('number').doUpdateSet({ title, text }))
      .execute(),
  )
  return changed === 'not an owner' ? { outcome: 'refused', fieldErrors: { text: teamErrors.notOwner } } : { outcome: 'done' }
}
