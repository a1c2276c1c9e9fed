import { appointmentErrors, appointmentStateForm, nextAppointmentStates, tooEarly } from '../appointments/appointment-state.ts'
import { check } from '../form.ts'
import { defineAction } from './action.ts'
import { noAddress } from './reply.ts'

/** Moves the car's appointment to another state, and tells the customer that it's ready if `tell` is sent. */
export const setAppointmentState = defineAction({
  kind: 'appointment-state',
  who: 'staff',
  form: appointmentStateForm,
  problemAt: 'state',
  decide(sent, { answers, appointment, facts }, now) {
    const checked = check(appointmentStateForm, sent)
    if (!checked.ok) return checked
    const { state, tell } = checked.answers
    const to = nextAppointmentStates[appointment?.state ?? 'cancelled'].find((each) => each === state)
    if (!appointment) return { fieldErrors: { state: appointmentErrors.none } }
    if (!to) return { fieldErrors: { state: appointmentErrors.notFrom } }
    const early = tooEarly(to, appointment, now, facts)
    if (early) return { fieldErrors: { state: early } }
    if (!tell) return { text: to, appointmentState: to }
    if (to !== 'ready') return { fieldErrors: { tell: appointmentErrors.onlyReady } }
    if (!answers.email) return { fieldErrors: { tell: noAddress } }
    return { text: to, appointmentState: to, mail: { kind: 'ready' } }
  },
})
