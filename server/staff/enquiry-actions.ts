import type { Desk } from '../../desk/actions/desk.ts'
import { isUuid } from '../../desk/actions/form.ts'
import { checkNote, noteText } from '../../desk/actions/note.ts'
import { noAddress, reply } from '../../desk/actions/reply.ts'
import { stateErrors, state as stateForm } from '../../desk/actions/state.ts'
import { isOpen } from '../../desk/actions/visit.ts'
import { check } from '../../enquiries/enquiry.ts'
import { firstNameOf, type ReplyContent } from '../mail/kinds/reply.ts'
import type { EnquiryActions } from '../store/store.ts'
import { actOnce } from './act-once.ts'
import { createBookingUseCases } from './book.ts'
import { createCallBack } from './call-back.ts'
import { createDayUseCases } from './days.ts'
import { createChangeDetails } from './details.ts'
import { createFind } from './find.ts'
import { createReadUseCases } from './inbox.ts'
import { createNewJobUseCases } from './new-job.ts'
import { createSetVisitState } from './visit.ts'

/** The desk's use cases for enquiries. */
export type EnquiryDesk = Pick<
  Desk,
  | 'inbox'
  | 'enquiry'
  | 'alsoOpen'
  | 'find'
  | 'day'
  | 'days'
  | 'mark'
  | 'newJob'
  | 'knownPlate'
  | 'similarPlates'
  | 'reply'
  | 'note'
  | 'changeDetails'
  | 'setState'
  | 'callBack'
  | 'bookingTime'
  | 'book'
  | 'changeVisit'
  | 'cancelVisit'
  | 'setVisitState'
  | 'undo'
  | 'findDone'
>

/** `now`: milliseconds since 1970. */
export function enquiryDesk(store: EnquiryActions, now: () => number = Date.now): EnquiryDesk {
  return {
    ...createReadUseCases(store, now),
    ...createBookingUseCases(store, now),
    callBack: createCallBack(store, now),
    changeDetails: createChangeDetails(store),
    ...createDayUseCases(store),
    setVisitState: createSetVisitState(store, now),
    find: createFind(store, now),
    ...createNewJobUseCases(store, now),

    reply: (stamp, sent) =>
      actOnce(store, stamp, 'reply', 'text', ({ answers, confirmation, by }) => {
        const checked = check(reply, sent)
        if (!checked.ok) return checked
        if (!answers.email) return { fieldErrors: { text: noAddress } }
        const { text } = checked.answers
        const content: ReplyContent = { text, by: firstNameOf(by), confirmation }
        return { text, mail: { kind: 'reply', content } }
      }),

    note: (stamp, sent) =>
      actOnce(store, stamp, 'note', 'text', () => {
        const checked = checkNote(sent)
        return checked.ok ? { text: noteText(checked.answers) } : checked
      }),

    setState: (stamp, sent) =>
      actOnce(store, stamp, 'state', 'state', (enquiry) => {
        const checked = check(stateForm, sent)
        if (!checked.ok) return checked
        const { state } = checked.answers
        if (state === enquiry.state) return { fieldErrors: { state: stateErrors.same } }
        if (state === 'booked' && !isOpen(enquiry.appointment)) return { fieldErrors: { state: stateErrors.noAppointment } }
        if ((state === 'new' || state === 'answered') && isOpen(enquiry.appointment))
          return { fieldErrors: { state: stateErrors.hasAppointment } }
        return { text: state }
      }),

    async undo(action, stamp) {
      return isUuid(action) && isUuid(stamp.id) ? await store.undo(action, stamp) : { outcome: 'missing' }
    },
  }
}
