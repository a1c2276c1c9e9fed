import { appointmentForm, checkAppointment, reminderSetTo, tellThemByPhone } from '../appointments/appointment-form.ts'
import { contentOf, isAmong, reminderOf } from '../appointments/appointment-mails.ts'
import { appointmentErrors } from '../appointments/appointment-state.ts'
import { closedTimes } from '../appointments/closed-times.ts'
import { defineAction } from './action.ts'

/** Gives the appointment another time, as `book` would, and tells the customer. */
export const changeAppointment = defineAction({
  kind: 'change',
  who: 'staff',
  form: appointmentForm,
  problemAt: 'date',
  decide(sent, { appointment, answers, invited, facts }, now) {
    if (!appointment) return { fieldErrors: { date: appointmentErrors.none } }
    if (appointment.state !== 'set' && appointment.state !== 'here') return { fieldErrors: { date: appointmentErrors.over } }
    const checked = checkAppointment(sent, now, facts, appointment)
    if (!checked.ok) return checked
    const outsideHours = closedTimes(checked.appointment, facts, appointment)
    const canRemind = appointment.state === 'set' && answers.email !== ''
    const reminder = canRemind ? checked.appointment.reminder : appointment.reminder
    const change = { ...checked.appointment, id: appointment.id, reminder, outsideHours }
    if (appointment.state === 'here' && change.startsAt !== appointment.startsAt)
      return { fieldErrors: { date: appointmentErrors.hasStarted } }
    const { startsAt, readyAt, minutes } = appointment
    const isSameTime = change.startsAt === startsAt && change.readyAt === readyAt && change.minutes === minutes
    if (isSameTime && reminder === appointment.reminder) return { fieldErrors: { date: appointmentErrors.unchanged } }
    if (!answers.email) return { change, text: tellThemByPhone }
    const written = canRemind ? reminderOf(change, now) : undefined
    // It holds its bay already.
    if (isSameTime)
      return { change: { ...change, anyway: ['full', 'twice'] }, text: reminderSetTo(written !== undefined), reminder: written }
    const mail = { kind: isAmong(invited, answers.email) ? 'update' : 'invitation', content: contentOf(change, appointment.sequence + 1) }
    return { change, mail, reminder: written }
  },
})
