import { appointmentForm, bookedAlready, checkAppointment, tellThemByPhone } from '../appointments/appointment-form.ts'
import { contentOf, reminderOf } from '../appointments/appointment-mails.ts'
import { isAppointmentActive } from '../appointments/appointment-state.ts'
import { closedTimes } from '../appointments/closed-times.ts'
import { defineAction } from './action.ts'

/** Books an enquiry's car in, and invites the customer. With a refusal's `anyway` it books despite that, with its `instead` the free time that it named. */
export const book = defineAction({
  kind: 'book',
  who: 'staff',
  form: appointmentForm,
  problemAt: 'date',
  decide(sent, { appointment, answers, newId, facts }, now) {
    const checked = checkAppointment(sent, now, facts)
    if (!checked.ok) return checked
    if (isAppointmentActive(appointment)) return { fieldErrors: { date: bookedAlready } }
    const newAppointment = { ...checked.appointment, id: newId, outsideHours: closedTimes(checked.appointment, facts) }
    if (!answers.email) return { newAppointment, text: tellThemByPhone }
    const mail = { kind: 'invitation', content: contentOf(newAppointment, 0) }
    return { newAppointment, mail, reminder: reminderOf(newAppointment, now) }
  },
})
