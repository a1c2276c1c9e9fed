import type { ActionKind, ActionResult, ActionStamp } from '../../desk/actions/desk.ts'
import type { ActedOn, Decision } from '../store/actions.ts'
import type { EnquiryActions } from '../store/store.ts'

/** Shown in a form on an enquiry in quarantine, which is deleted after a month with all that was done. */
const inQuarantine = 'This enquiry is in quarantine. Ask the person who looks after the website to release it.'

/**
 * Carries out an action, once however often it is sent. Anything but the ids of our own forms is 'missing'.
 * @param field of the form that shows why an enquiry can't be acted on
 * @param decide validates what was sent too: a repeat is the first one's success, even if what it says is no longer valid
 */
export async function actOnce(
  store: EnquiryActions,
  stamp: ActionStamp,
  kind: ActionKind,
  field: string,
  decide: (enquiry: ActedOn) => Decision,
): Promise<ActionResult> {
  if (!isUuid(stamp.id) || !isUuid(stamp.enquiry)) return { outcome: 'missing' }
  return await store.act(stamp, kind, (enquiry) => (enquiry.quarantined ? { fieldErrors: { [field]: inQuarantine } } : decide(enquiry)))
}

/** Whether it is a UUID as `randomUUID` writes it: in one notation only, since one id is one action. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
