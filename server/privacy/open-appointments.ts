import { isAppointmentActive } from '../../domain/appointments/appointment-state.ts'
import { isEnquiryClosed } from '../../domain/enquiries/state.ts'
import { shortDate } from '../../domain/opening-hours/dates.ts'
import { formatTime } from '../../domain/opening-hours/opening.ts'
import type { PersonalData } from './personal-data.ts'

/** Returns the appointments of an enquiry that aren't over: '9 Mar 2027, 8.30am, KLM482: still to come'. */
export function openAppointments({ state, answers, appointments }: PersonalData): string[] {
  if (isEnquiryClosed(state)) return []
  return appointments.filter(isAppointmentActive).map((appointment) => {
    const time = `${shortDate(appointment.date)}, ${formatTime(appointment.time)}`
    return `${time}, ${answers.plate || answers.name}: ${appointment.state === 'set' ? 'still to come' : 'the car is still here'}`
  })
}
