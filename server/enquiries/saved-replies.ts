import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { StaffMember, TeamResult } from '../../domain/accounts/staff.ts'
import { longestReply } from '../../domain/actions/reply.ts'
import { firstReplies, type SavedReply, savedReplyChanged, savedReplyForm } from '../../domain/actions/saved-replies.ts'
import { cleanText } from '../../domain/enquiries/fields/field.ts'
import { check } from '../../domain/form.ts'
import { asOwner } from '../accounts/as-owner.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'

/** Returns the texts to begin a reply with: the owner's, where they have changed one. */
export async function readSavedReplies({ db }: { db: Kysely<Tables> }): Promise<SavedReply[]> {
  const rows = await db.selectFrom('saved_reply').selectAll().execute()
  return firstReplies.map((first) => rows.find(({ number }) => number === first.number) ?? first)
}

const sentTexts = v.object({ was: v.optional(v.pipe(v.string(), v.maxLength(2 * longestReply))) })

/** Changes a saved reply, unless another owner has changed it since its form was opened, whose text then was `was`. `number`: from 1. */
export async function changeSavedReply({ db }: Store, number: number, sent: unknown, by: StaffMember): Promise<TeamResult> {
  if (!firstReplies.some((reply) => reply.number === number)) return { outcome: 'missing' }
  const checked = check(savedReplyForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const { title, text } = checked.answers
  const { was } = v.parse(v.fallback(sentTexts, {}), sent)
  return await asOwner(db, by.id, async (trx): Promise<TeamResult> => {
    const now = (await readSavedReplies({ db: trx })).find((reply) => reply.number === number)?.text ?? ''
    if (was !== undefined && cleanText(was) !== cleanText(now) && cleanText(now) !== text) {
      return { outcome: 'refused', fieldErrors: { text: savedReplyChanged } }
    }
    await trx
      .insertInto('saved_reply')
      .values({ number, title, text })
      .onConflict((conflict) => conflict.column('number').doUpdateSet({ title, text }))
      .execute()
    return { outcome: 'done' }
  })
}
