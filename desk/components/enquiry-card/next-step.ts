import { callIn } from '../../../domain/actions/call.ts'
import { isAppointmentActive } from '../../../domain/appointments/appointment-state.ts'
import type { EnquiryCard } from '../../../domain/desk.ts'
import { isEnquiryClosed } from '../../../domain/enquiries/state.ts'
import type { Instant } from '../../../domain/instant.ts'
import { isPromptToRebook, isToRebook } from '../../status-wording.ts'

/** Named after the routes of their forms, apart from 'call'. */
export type Step = 'call' | 'replies' | 'appointments' | 'notes'

/**
 * Returns the likely next step, which becomes the page's primary button. Undefined when there is nothing to do, or when the appointment's own
 * buttons are next.
 */
export function nextStep(card: EnquiryCard, now: Instant): Step | undefined {
  const { state, source, kind, answers, appointment, lastAppointment, callBackAt, timeline } = card
  // The confirmation promises a call to those who left a number.
  const contact = answers.phone ? 'call' : answers.email ? 'replies' : undefined
  if (card.quarantined || isEnquiryClosed(state)) return undefined
  const isPrompt = isPromptToRebook(card)
  if (card.wroteBack) return answers.email ? 'replies' : contact
  if (callBackAt !== undefined && callBackAt <= now && !isPrompt) return contact
  if (isAppointmentActive(appointment)) return undefined
  if (isToRebook(card)) return isPrompt && lastAppointment?.state === 'no-show' ? (contact ?? 'appointments') : 'appointments'
  const talked =
    source === 'desk' || timeline.some(({ kind, text, undone }) => kind === 'call' && !undone && callIn(text).outcome === 'reached')
  if (state === 'new' && !talked) return contact
  return kind === 'booking' ? 'appointments' : undefined
}
