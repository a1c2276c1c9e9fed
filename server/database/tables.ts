import type { Generated } from 'kysely'
import type { Role } from '../../domain/accounts/staff.ts'
import type { ActionKind } from '../../domain/actions/actions.ts'
import type { AppointmentState } from '../../domain/appointments/appointment.ts'
import type { EnquiryKind } from '../../domain/enquiries/enquiry.ts'
import type { EnquiryState } from '../../domain/enquiries/state.ts'

/** The tables of the database. Times are milliseconds since 1970, UTC. */
export type Tables = {
  enquiry: EnquiryRow
  recent_enquiry: RecentEnquiryRow
  outbox: OutboxRow
  counter: CounterRow
  quarantine_report: QuarantineReportRow
  task_run: TaskRunRow
  erasure: ErasureRow
  secret: SecretRow
  staff: StaffRow
  session: SessionRow
  invite: InviteRow
  action: ActionRow
  appointment: AppointmentRow
  day: DayRow
  day_note: DayNoteRow
  outage: OutageRow
  viewer: ViewerRow
  feed: FeedRow
  find_text: FindTextRow
  facts: FactsRow
  saved_reply: SavedReplyRow
}

/** An enquiry. Each field has its own column, so that a person can be found by email, phone or plate. */
export type EnquiryRow = {
  id: string
  kind: EnquiryKind
  name: string | null
  email: string | null
  phone: string | null
  plate: string | null
  service: string | null
  subject: string | null
  message: string | null
  received_at: number
  /** When it was quarantined; it has no emails while there. Null once released, or if it never was. */
  quarantined_at: number | null
  /** The code that people quote for it, such as 'K7M-4QXR'. */
  reference: string
  /** Comma-separated names of the spam signals that flagged or quarantined it. */
  spam_signals: string | null
  state: EnquiryState
  /** Counts the actions of staff on it. */
  version: number
  /** Whether a visitor sent it, or staff wrote down a call. */
  source: 'website' | 'desk'
  /** Normalised answers, by which other enquiries of the same car or person are found; '' if there is nothing to find it by. */
  plate_key: string
  phone_key: string
  email_key: string
  /** When staff want to call. This and the following columns are worked out from the actions: see `updateDerivedColumns`. */
  call_back_at: number | null
  /** The account that has it. */
  assignee_id: string | null
  /** 1 while staff have marked it as urgent. */
  urgent: number
  /** When its latest appointment starts; 0 without one. */
  appointment_at: number
}

/** One that gets its reference when it is inserted. */
export type NewEnquiryRow = Omit<EnquiryRow, 'reference'>

/**
 * The last enquiry with a given fingerprint, for recognising duplicates. `keyed`: 1 when the fingerprint includes the page's
 * idempotency key; such a row is kept as long as its enquiry.
 */
export type RecentEnquiryRow = { fingerprint: string; enquiry_id: string; received_at: number; keyed: number }

/** A count since `since`, by the keyed hash of a sender, network, mailbox or account, or by 'flood alert'. */
export type CounterRow = { hash: string; since: number; count: number }

/** The quarantine report covering what came after `since` and up to `until`. */
export type QuarantineReportRow = { since: number; until: number }

/** The last run of a task and its outcome. */
export type TaskRunRow = { name: string; ran_at: number; outcome: string | null }

/** An enquiry erased at a person's request, so that a restored backup can erase it again. */
export type ErasureRow = { enquiry_id: string; erased_at: number }

/** Secrets generated for this database. */
export type SecretRow = { name: 'address key'; value: string }

export type Recipient = 'workshop' | 'visitor'

export type MailState = 'due' | 'sent' | 'failed' | 'withdrawn'

/** An email that is due, sent, failed, or withdrawn before it was sent. */
export type OutboxRow = {
  id: string
  /** A key of `mailKinds`, which says how it is composed. */
  kind: string
  recipient: Recipient
  /** The enquiry it is about, with which it is deleted. */
  enquiry_id: string | null
  /** Other input for composing it, as JSON. */
  content: string | null
  /** Unique key for an email that must not exist twice. */
  once_key: string | null
  /** With angle brackets. The same for every attempt, so that mail clients recognise duplicates. */
  message_id: string
  state: MailState
  /** Counts claims. A claim that outlived its lease has a lower number. */
  attempts: number
  /** Counts attempts after which it wasn't known whether the relay had accepted the email. Not 0 if it may have: see `mayHaveBeenSent`. */
  unanswered: number
  due_at: number
  leased_until: number | null
  /** A reply code and a short class; never the relay's text, which may repeat addresses. */
  last_error: string | null
  created_at: number
  sent_at: number | null
  /** The action that sent it. */
  action_id: string | null
  /** The appointment that it is about. Emails of one appointment are sent in the order of `version`, which is the enquiry's after the action. */
  appointment_id: string | null
  version: number | null
  /** When it is too late to send it. */
  expires_at: number | null
  /** The visitor's address at which it was first tried, or to which it goes whatever the enquiry's address is. */
  sent_to: string | null
}

/** An account at the desk. `email`: lower case. `password`: a PHC string. */
export type StaffRow = {
  id: string
  name: string
  email: string
  role: Role
  password: string
  created_at: number
  disabled_at: number | null
}

/**
 * A signed-in browser. `hash`: SHA-256 of the cookie's token. `label`: the browser, such as 'Firefox on Android'.
 * `kept`: 1 when it stays signed in for the day. `seen_at`: the last request, to the minute. `confirmed_at`: when the password was last given.
 */
export type SessionRow = {
  hash: string
  staff_id: string
  label: string
  kept: number
  created_at: number
  seen_at: number
  confirmed_at: number
}

/**
 * A link to join, or with `staff_id` to set a new password. `hash`: SHA-256 of the link's key. `email`: null in the first owner's link.
 * `expires_at`: 0 for a link that was withdrawn or replaced. `form_id`: the hidden id of the form that made it; null in links from the command.
 */
export type InviteRow = {
  hash: string
  role: Role
  email: string | null
  staff_id: string | null
  created_at: number
  expires_at: number
  used_at: number | null
  form_id: string | null
}

/**
 * An action at the desk. `id`: the form's. `text`: see `Effect` in domain/actions/action.ts. `before`: what it changed, as JSON, so that it can be undone; see `ActionRecord` in appointments.ts.
 * `undoes`: the action that it undid. `version`: the enquiry's version after it.
 */
export type ActionRow = {
  id: string
  enquiry_id: string
  appointment_id: string | null
  staff_id: string
  kind: ActionKind
  text: string | null
  before: string
  undoes: string | null
  version: number
  at: number
}

/**
 * A car's appointment, in the table `appointment`. Dates ('2027-04-04') and times ('08:30') are New Zealand's, as agreed with the customer; `starts_at` and `ready_at` are the
 * same moments in UTC. `sequence`: counts what the customer was sent (RFC 5545). `state_since`: when it came into its state.
 */
export type AppointmentRow = {
  id: string
  enquiry_id: string
  date: string
  time: string
  minutes: number
  starts_at: number
  ready_date: string
  ready_time: string
  ready_at: number
  state: AppointmentState
  state_since: number
  /** 1 when the customer is to be reminded the day before. */
  reminder: number
  sequence: number
  version: number
  created_at: number
}

/**
 * A link by which somebody's phone reads the appointments. `hash`: SHA-256 of its secret. `label`: the person's name for it. `form_id`: the hidden id of
 * the form that made it.
 */
export type FeedRow = { hash: string; staff_id: string; label: string; created_at: number; form_id: string }

/** A date with bookings. Locking its row makes bookings of that day wait for each other. */
export type DayRow = { date: string }

/** A note of staff on a date. `id`: its form's. */
export type DayNoteRow = { id: string; date: string; text: string; staff_id: string; created_at: number }

/** A time in which a bay is out of use. `id`: its form's. */
export type OutageRow = { id: string; starts_at: number; ends_at: number; reason: string; staff_id: string; created_at: number }

/**
 * What an enquiry is found by; its trigrams are in `find_index`. A trigger of the database adds it with the enquiry. `id`: counts up. `text`: see
 * `searchTextOf`; null until `fillSearchTexts`.
 */
export type FindTextRow = { id: Generated<number>; enquiry_id: string; text: string | null }

/** Somebody who has an enquiry open. `id`: their stream's. `seen_at`: by the database's clock; it lapses unless its server renews it. */
export type ViewerRow = { id: string; staff_id: string; enquiry_id: string; seen_at: number }

/** The workshop's facts from a change until the next. Row by row, they are what the site has said. */
export type FactsRow = {
  /** Counts from 1. */
  version: number
  /** The page of the desk that changed them, or 'restored'. */
  subject: string
  /** All facts, as JSON. */
  facts: string
  staff_id: string
  at: number
}

/** A saved reply that an owner has changed. `number`: from 1, its place in the list. */
export type SavedReplyRow = { number: number; title: string; text: string }
