import { assign } from './assign.ts'
import { book } from './book.ts'
import { call } from './call.ts'
import { callBack } from './call-back.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { changeAppointment } from './change-appointment.ts'
import { changeDetails } from './change-details.ts'
import { note } from './note.ts'
import { reply } from './reply.ts'
import { sendInvitation } from './send-invitation.ts'
import { setAppointmentState } from './set-appointment-state.ts'
import { setState } from './set-state.ts'
import { setUrgent } from './set-urgent.ts'
import { wroteBack } from './wrote-back.ts'

/** Everything that staff can do to an enquiry. The names are those of the desk's use cases. */
export const actions = {
  reply,
  note,
  changeDetails,
  setState,
  call,
  callBack,
  wroteBack,
  assign,
  setUrgent,
  book,
  changeAppointment,
  cancelAppointment,
  sendInvitation,
  setAppointmentState,
}

export type ActionName = keyof typeof actions

/** The kinds of entries in an enquiry's history. A new job makes its enquiry, and an undo is about another entry. */
export type ActionKind = (typeof actions)[ActionName]['kind'] | 'job' | 'undo'
