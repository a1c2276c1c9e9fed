import { fillIn, mayReplace, type SavedReply } from '../../../domain/actions/saved-replies.ts'
import type { Appointment } from '../../../domain/appointments/appointment.ts'
import type { DropOffTimes } from '../../../domain/appointments/drop-off.ts'
import type { EnquiryCard } from '../../../domain/desk.ts'
import { dropOffDay } from '../../appointment-wording.ts'
import { dayAndTime } from '../../when.ts'

/** Returns saved replies with the customer's name, the plate, and the time at which the car is to come or, once it is here, to be ready. */
export function fillReplies(replies: readonly SavedReply[], { answers, appointment }: EnquiryCard, times: DropOffTimes): SavedReply[] {
  const { name, plate } = answers
  const time = appointment && timeOf(appointment, times)
  return replies.map((reply) => ({ ...reply, text: fillIn(reply.text, { name, plate, time }) }))
}

function timeOf(appointment: Appointment, times: DropOffTimes): string | undefined {
  const { state, readyDate, readyTime } = appointment
  if (state === 'set') return dropOffDay(appointment, times)
  return state === 'here' ? dayAndTime(readyDate, readyTime) : undefined
}

/** `asks`: the number of the saved reply that would replace what is typed. */
type Chosen = { text: string; asks?: number | undefined }

/** Returns the text of a form in which a saved reply was chosen. `sent`: its fields. */
export function chooseReply(replies: readonly SavedReply[], { saved, asks, text = '' }: Readonly<Record<string, string>>): Chosen {
  const chosen = replies.find(({ number }) => String(number) === saved)
  if (!chosen) return { text }
  const filled = replies.map((reply) => reply.text)
  return asks === saved || mayReplace(text, filled) ? { text: chosen.text } : { text, asks: chosen.number }
}
