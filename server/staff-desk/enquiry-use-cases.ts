import { isAppointmentActive } from '../../domain/appointments/appointment-state.ts'
import type { Desk } from '../../domain/desk.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { checkNote, noteText } from '../../domain/enquiries/note.ts'
import { noAddress, replyForm } from '../../domain/enquiries/reply.ts'
import { stateErrors, stateForm } from '../../domain/enquiries/state.ts'
import { isUuid } from '../../domain/form.ts'
import { createDayUseCases } from '../appointments/days.ts'
import type { DeskStore } from '../database/store.ts'
import { firstNameOf, type ReplyContent } from '../mail/kinds/reply.ts'
import { applyActionOnce } from './apply-action-once.ts'
import { createSetAppointmentState } from './appointment-state.ts'
import { createBookingUseCases } from './book.ts'
import { createCallBack } from './call-back.ts'
import { createChangeDetails } from './details.ts'
import { createFind } from './find.ts'
import { createReadUseCases } from './inbox.ts'
import { createNewJobUseCases } from './new-job.ts'

/** The desk's use cases for enquiries. */
export type EnquiryUseCases = Pick<
  Desk,
  | 'inbox'
  | 'enquiry'
  | 'alsoOpen'
  | 'find'
  | 'day'
  | 'days'
  | 'changeToken'
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
  | 'changeAppointment'
  | 'cancelAppointment'
  | 'sendInvitation'
  | 'setAppointmentState'
  | 'undo'
  | 'findDone'
>

/** `now`: milliseconds since 1970. */
export function createEnquiryUseCases(store: DeskStore, now: () => number = Date.now): EnquiryUseCases {
  return {
    ...createReadUseCases(store, now),
    ...createBookingUseCases(store, now),
    callBack: createCallBack(store, now),
    changeDetails: createChangeDetails(store, now),
    ...createDayUseCases(store, now),
    setAppointmentState: createSetAppointmentState(store, now),
    find: createFind(store, now),
    ...createNewJobUseCases(store, now),

    reply: (stamp, sent) =>
      applyActionOnce(store, stamp, 'reply', 'text', ({ answers, by }) => {
        const checked = check(replyForm, sent)
        if (!checked.ok) return checked
        if (!answers.email) return { fieldErrors: { text: noAddress } }
        const { text } = checked.answers
        const content: ReplyContent = { text, by: firstNameOf(by) }
        return { text, mail: { kind: 'reply', content } }
      }),

    note: (stamp, sent) =>
      applyActionOnce(store, stamp, 'note', 'text', () => {
        const checked = checkNote(sent)
        return checked.ok ? { text: noteText(checked.answers) } : checked
      }),

    setState: (stamp, sent) =>
      applyActionOnce(store, stamp, 'state', 'state', (enquiry) => {
        const checked = check(stateForm, sent)
        if (!checked.ok) return checked
        const { state } = checked.answers
        if (state === enquiry.state) return { fieldErrors: { state: stateErrors.same } }
        if (state === 'booked' && !isAppointmentActive(enquiry.appointment)) return { fieldErrors: { state: stateErrors.noAppointment } }
        if ((state === 'new' || state === 'answered') && isAppointmentActive(enquiry.appointment))
          return { fieldErrors: { state: stateErrors.hasAppointment } }
        return { text: state }
      }),

    async undo(action, stamp) {
      return isUuid(action) && isUuid(stamp.id) ? await store.undo(action, stamp) : { outcome: 'missing' }
    },
  }
}
