import { appointmentErrors, appointmentStateForm, nextAppointmentStates, tooEarly } from '../../domain/appointments/appointment-state.ts'
import type { Desk } from '../../domain/desk.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { noAddress } from '../../domain/enquiries/reply.ts'
import type { DeskStore } from '../database/store.ts'
import { applyActionOnce } from './apply-action-once.ts'

/** Returns the use case that moves a car's appointment to another state, and tells the customer that it's ready if staff say so. */
export function createSetAppointmentState(store: DeskStore, now: () => number): Desk['setAppointmentState'] {
  return (stamp, sent) =>
    applyActionOnce(store, stamp, 'appointment-state', 'state', ({ answers, appointment }) => {
      const checked = check(appointmentStateForm, sent)
      if (!checked.ok) return checked
      const { state, tell } = checked.answers
      const to = nextAppointmentStates[appointment?.state ?? 'cancelled'].find((each) => each === state)
      if (!appointment) return { fieldErrors: { state: appointmentErrors.none } }
      if (!to) return { fieldErrors: { state: appointmentErrors.notFrom } }
      const early = tooEarly(to, appointment, now())
      if (early) return { fieldErrors: { state: early } }
      if (!tell) return { text: to, appointmentState: to }
      if (to !== 'ready') return { fieldErrors: { tell: appointmentErrors.onlyReady } }
      if (!answers.email) return { fieldErrors: { tell: noAddress } }
      return { text: to, appointmentState: to, mail: { kind: 'ready' } }
    })
}
