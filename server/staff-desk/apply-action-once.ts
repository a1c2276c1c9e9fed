import { tooManyMails } from '../../domain/accounts/mail-limit.ts'
import type { ActionKind, ActionResult, ActionStamp } from '../../domain/desk.ts'
import { isUuid } from '../../domain/form.ts'
import type { DeskStore } from '../database/store.ts'
import type { ActionSubject, Decision } from '../enquiries/actions.ts'

/** Shown when the account was disabled between the request and its transaction. */
export const accountDisabled = 'Your account has been disabled, so this wasn’t saved.'

/** Shown for a quarantined enquiry: it is deleted after 30 days, and its actions would be too. */
const heldBack = 'This enquiry is held back as likely spam. Ask the person who looks after the website to release it.'

/**
 * Carries out an action once, however often its form is sent. Returns 'missing' for malformed ids.
 * @param field the form field that shows why an enquiry can't be acted on, or why no more emails can be sent
 * @param decide also validates the fields, because a repeat must succeed even if its fields are no longer valid
 */
export async function applyActionOnce(
  store: DeskStore,
  stamp: ActionStamp,
  kind: ActionKind,
  field: string,
  decide: (enquiry: ActionSubject) => Decision,
): Promise<ActionResult> {
  if (!isUuid(stamp.id) || !isUuid(stamp.enquiry)) return { outcome: 'missing' }
  return await store.applyAction(stamp, kind, (enquiry) => {
    if (enquiry.isDisabled) return { fieldErrors: { [field]: accountDisabled } }
    if (enquiry.quarantined) return { fieldErrors: { [field]: heldBack } }
    const decision = decide(enquiry)
    return 'fieldErrors' in decision ? decision : { ...decision, overMailLimit: { [field]: tooManyMails } }
  })
}
