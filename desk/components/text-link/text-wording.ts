import type { Appointment } from '../../../domain/appointments/appointment.ts'
import { greetingName } from '../../../domain/enquiries/greeting-name.ts'
import type { Instant } from '../../../domain/instant.ts'
import type { Facts } from '../../../workshop/facts.ts'
import { dropOffDay } from '../../appointment-wording.ts'

type About = {
  name: string | undefined
  plate: string | undefined
  appointment: Pick<Appointment, 'state' | 'date' | 'time' | 'startsAt'>
}

/** Returns the name of the link and the text of the message: when the car is booked in, or that it is ready. Undefined when there is nothing to say. */
export function textAbout(
  { name = '', plate, appointment }: About,
  { business: { name: workshop, landline }, ...times }: Facts,
  now: Instant,
): { label: string; text: string } | undefined {
  const { state, startsAt } = appointment
  const first = greetingName(name)
  const car = `${first ? `Kia ora ${first}, your` : 'Your'} car${plate ? `, ${plate},` : ''}`
  if (state === 'ready')
    return {
      label: 'Text that it’s ready',
      text: `${car} is ready to pick up. Can’t make it, or got a question? Call us on ${landline.shown}. ${workshop}`,
    }
  if (state === 'set' && startsAt > now)
    return {
      label: 'Text the time',
      text: `${car} is booked in for ${dropOffDay(appointment, times)}. Need another time? Call us on ${landline.shown}. ${workshop}`,
    }
  return undefined
}
