import type { Facts } from '../../workshop/facts.ts'
import type { Role } from '../accounts/staff.ts'
import type { Appointment, AppointmentState } from '../appointments/appointment.ts'
import type { NewAppointment } from '../appointments/appointment-form.ts'
import type { EnquiryKind } from '../enquiries/enquiry.ts'
import type { EnquiryState } from '../enquiries/state.ts'
import type { FieldErrors, Form } from '../form.ts'
import type { Instant } from '../instant.ts'
import type { Details } from './details.ts'

/**
 * What staff can do to an enquiry, said once: domain/actions/actions.ts lists them. `kind`: as it is stored. `who`: the lowest role that may do it.
 * `problemAt`: the field that shows why the enquiry can't be acted on at all. `decide`: the rules; it validates what was sent, and returns what to
 * do, or what is wrong with it. It is only called for an enquiry that has not changed since its form was opened, apart from actions that are
 * independent of this one: `isIndependent` in server/enquiries/timeline.ts.
 */
export type Action<Kind extends string = string> = {
  kind: Kind
  who: Role
  form: Form
  problemAt: string
  decide(sent: unknown, enquiry: ActionSubject, now: Instant): Decision
}

/**
 * The enquiry as the rules see it. `assignee`: the id of the account that has it. `colleagues`: ids of the accounts that may have it; only read
 * for `assign`. `invited`: the addresses whose calendar may show the appointment. `sequence`: the last that they may have been
 * sent (RFC 5545). `by`: the name of the person acting. `newId`: for what the action creates.
 */
export type ActionSubject = {
  kind: EnquiryKind
  answers: Record<string, string>
  state: EnquiryState
  urgent: boolean
  assignee?: string | undefined
  colleagues: readonly string[]
  appointment?: (Appointment & { sequence: number }) | undefined
  invited: readonly string[]
  by: string
  newId: string
  facts: Facts
}

/**
 * What an action does, besides changing the state. `text`: stored with it; what it says depends on the kind:
 *
 * - `reply`, `note`: what was typed
 * - `call`: how it went and what was said, as `callText` joins them
 * - `call-back`: when, as '2027-03-09T09:00'; '' if cleared
 * - `wrote-back`: the enquiry's state from then on; '' for a new one, which waits anyway
 * - `state`, `appointment-state`: the new state
 * - `assign`: the account's id; '' for nobody
 * - `urgent`: 'yes', or ''
 * - `details`: the names of the fields that changed, separated by spaces
 * - `book`, `change`, `cancel`: a sentence for staff if the customer gets no email
 *
 * `newAppointment`: to be booked. `change`: another time of the appointment.
 * `appointmentState`: of the enquiry's appointment. `details`: those that change. `anyway`: even if the car with the new plate is booked at the time of
 * the appointment. `mail`: to the visitor. `otherAddress`: to former addresses that were invited. `sequence`: of these emails, when the appointment
 * itself doesn't change. `reminder`: to the visitor, with its own due and expiry times.
 */
export type Effect = {
  text?: string | undefined
  newAppointment?: NewAppointment
  change?: NewAppointment
  appointmentState?: AppointmentState
  details?: Details
  anyway?: boolean
  mail?: { kind: string; content?: object } | undefined
  otherAddress?: { to: readonly string[]; content: object } | undefined
  sequence?: number | undefined
  reminder?: { dueAt: Instant; expiresAt: Instant } | undefined
}

type Decision = Effect | { fieldErrors: FieldErrors }

/** Returns an action as it is, with the type of its kind. `problemAt` must be a field of its form. */
export function defineAction<const Kind extends string, F extends Form>(
  action: Action<Kind> & { form: F; problemAt: keyof F['fields'] & string },
): Action<Kind> {
  return action
}
