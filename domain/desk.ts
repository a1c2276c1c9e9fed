// The contract between the desk's pages and the server: `Desk` at the end, and the types that its use cases take and return.

import type { ConfirmResult } from './accounts/confirm.ts'
import type { PersonErased, PersonFound } from './accounts/personal-data.ts'
import type { Client, Duplicate, Feed, Invite, Limited, Refused, SignInResult, StaffMember, Team, TeamResult } from './accounts/staff.ts'
import type { ActionKind, ActionName } from './actions/actions.ts'
import type { CallOutcome } from './actions/call.ts'
import type { Details } from './actions/details.ts'
import type { SavedReply } from './actions/saved-replies.ts'
import type {
  Appointment,
  BayHolder,
  BookedCar,
  BookingTime,
  ClosedTime,
  Day,
  LastAppointment,
  NextFree,
} from './appointments/appointment.ts'
import type { EnquiryKind } from './enquiries/enquiry.ts'
import type { EnquiryState } from './enquiries/state.ts'
import type { SubjectName } from './facts/subjects.ts'
import type { ClosedDaysPage, SaveFactsResult, Workshop } from './facts/workshop.ts'
import type { Instant } from './instant.ts'
import type { MailPage, MailPageResult } from './mail-page.ts'
import type { Numbers } from './numbers.ts'

/**
 * A line of the inbox. `waitedMinutes`: opening hours since it arrived, or since they wrote back; undefined once it is answered. `wroteBack`: whether
 * its callback is due because they did. `lastAppointment`: the latest that was agreed. `appointmentAt`: when that starts. `message`: its first 120
 * characters, for new enquiries in the inbox. `noLongerListed`: set when a page still shows a line that is no longer in its list.
 */
export type InboxLine = {
  id: string
  reference: string
  kind: EnquiryKind
  source: 'website' | 'desk'
  state: EnquiryState
  plate?: string | undefined
  name: string
  about: string
  receivedAt: Instant
  waitedMinutes?: number | undefined
  urgent: boolean
  /** Absent while nobody has it. */
  assignee?: Assignee | undefined
  /** When to call the customer back; absent once somebody has reached them. */
  callBackAt?: Instant | undefined
  wroteBack: boolean
  lastCall?: LastCall | undefined
  lastAppointment?: LastAppointment | undefined
  appointmentAt?: Instant | undefined
  message?: string | undefined
  noLongerListed?: boolean
}

/** The account that has an enquiry. */
export type Assignee = { id: string; name: string; isDisabled: boolean }

/** The latest call to the customer. `by`: a name. */
export type LastCall = { by: string; at: Instant; outcome: CallOutcome }

/**
 * `urgent`: those that wait and are marked as urgent, and `callBacks`: others whose callback is due, up to fifty each; `lines` leaves both out.
 * `moreCalls`: how many others are due that are in none of them, because they aren't new. `orderedBy`: what the lines are in the order of, the newest
 * or the soonest first. `next`: the cursor of the next page, if there is one. `waiting`: how many need attention: new enquiries, and others with
 * a callback due. `mine`: how many aren't closed and are the reader's. `unreached`: customers to ring because an email couldn't be sent, up to twenty; `moreUnreached`: how many more there are.
 */
export type Inbox = {
  urgent: readonly InboxLine[]
  callBacks: readonly InboxLine[]
  moreCalls: number
  lines: readonly InboxLine[]
  orderedBy: 'receivedAt' | 'appointmentAt'
  next?: string | undefined
  counts: Readonly<Record<EnquiryState, number>>
  waiting: number
  mine: number
  unreached: readonly Unreached[]
  moreUnreached: number
  quarantined: number
}

export type InboxState = EnquiryState | 'waiting' | 'mine'

export type Waiting = { waiting: number; changeToken: string }

export type Colleague = { id: string; name: string }

/** A customer whom an email hasn't reached, until somebody acts on their enquiry, whose `id` this is. */
export type Unreached = { id: string; plate?: string | undefined; name: string }

/** An entry in an enquiry's timeline: what happened, who did it, and the state of its email. */
export type TimelineEntry = {
  id: string
  at: Instant
  /** A kind of action, or 'received'. */
  kind: ActionKind | 'received'
  /** Who did it; undefined for 'received'. */
  by?: string | undefined
  /** See `Effect`. */
  text?: string | undefined
  /** Who got it. */
  assignee?: string | undefined
  mail?: MailStatus | undefined
  reminder?: (MailStatus & { dueAt: Instant }) | undefined
  /** With the time that was agreed then. */
  appointment?: Appointment | undefined
  /** The previous values of changed details. */
  was?: Details | undefined
  undone: boolean
  /** Until when it can be undone. */
  undoUntil?: Instant | undefined
}

/**
 * The state of an email. `held`: not sent for ten seconds, so that it can be undone. `mayHaveBeenSent`: see server/mail/stored-mails.ts.
 * `needsAttention`: failed, and nobody has acted on the enquiry since.
 */
export type MailStatus = {
  kind: string
  state: 'held' | 'due' | 'sent' | 'failed' | 'withdrawn'
  sentAt?: Instant | undefined
  mayHaveBeenSent: boolean
  needsAttention?: boolean
}

export type EnquiryCard = {
  id: string
  reference: string
  kind: EnquiryKind
  source: 'website' | 'desk'
  state: EnquiryState
  /** Counts the actions on it. Forms send it back, so that a form opened before a colleague's change is rejected. */
  version: number
  receivedAt: Instant
  waitedMinutes?: number | undefined
  urgent: boolean
  assignee?: Assignee | undefined
  answers: Readonly<Record<string, string>>
  signals: readonly string[]
  quarantined: boolean
  /** The latest appointment, unless it was cancelled; it may be over, see `isAppointmentActive` in domain/appointments/appointment-state.ts. */
  appointment?: Appointment | undefined
  /** The latest that was agreed. */
  lastAppointment?: LastAppointment | undefined
  callBackAt?: Instant | undefined
  /** Whether that is due because they wrote back. */
  wroteBack: boolean
  timeline: readonly TimelineEntry[]
  /** Earlier and later enquiries with the same plate, phone or email, newest first. */
  others: readonly InboxLine[]
}

/** Sent with every action on an enquiry. `id`: the form's hidden UUID, which makes repeats of the same post idempotent. */
export type ActionStamp = { id: string; enquiry: string; version: number; staff: string }

/**
 * The result of an action. `changed`: colleagues acted since the form was opened. `full`: all bays are taken. `closed`: we're closed then.
 * `twice`: only that the same car is booked then. `holders`: what is in the bays, if they are all taken. `sameCar`: the car's other appointments at the
 * time, if there are any. `free`: when a bay is free next. `anyway`: send it back with the form to go ahead despite the refusal.
 */
export type ActionResult =
  | { outcome: 'done'; action: string }
  | Refused
  | { outcome: 'changed'; version: number; since: readonly TimelineEntry[] }
  | ({ outcome: 'full' } & Taken)
  | ({ outcome: 'closed'; outsideHours: readonly ClosedTime[] } & Taken)
  | BookedTwice
  | { outcome: 'missing' }

type Taken = { holders: readonly BayHolder[]; sameCar?: readonly BookedCar[] | undefined; free?: NextFree | undefined; anyway: string }

type BookedTwice = { outcome: 'twice' } & Taken

/** The action that `?done=` names. `heldUntil`: of its email. `undoUntil`: absent when it can no longer be undone. */
export type Done = {
  id: string
  kind: ActionKind
  enquiry: string
  text?: string | undefined
  /** The email that it sent. */
  mail?: MailStatus | undefined
  heldUntil?: Instant | undefined
  undoUntil?: Instant | undefined
}

/**
 * `lines`: an exact plate match first, then by how soon the car matters: here, ready, due today, booked, the latest. `more`: whether others
 * were left out. `similar`: if nothing is found, known plates that may have been meant. `complete`: false while the index lacks older enquiries, after an update.
 */
export type FindResult =
  | Refused
  | { outcome: 'found'; lines: readonly InboxLine[]; more: boolean; similar: readonly string[]; complete: boolean }

/** The last customer with a plate, offered when staff enter a new job for it. `appointment`: the car's active appointment, if any. */
export type KnownPlate = {
  name: string
  phone: string
  email: string
  receivedAt: Instant
  appointment?: (LastAppointment & { enquiry: string; about: string }) | undefined
  /** The car's enquiries that are new or answered, latest first. */
  open: readonly OpenEnquiry[]
}

export type OpenEnquiry = { enquiry: string; state: EnquiryState; about: string; receivedAt: Instant }

/** `twice`: the car is here, and it's already booked for now. `saved`: the job was saved before the form was changed. */
export type NewJobResult =
  | { outcome: 'done'; action: string; enquiry: string }
  | Refused
  | BookedTwice
  | { outcome: 'saved'; enquiry: string }
  | { outcome: 'missing' }

/** `removed`: a new job is deleted; these were its answers. */
export type UndoResult =
  | { outcome: 'done'; action: string; enquiry: string }
  | { outcome: 'too late'; enquiry: string }
  | { outcome: 'removed'; answers: Readonly<Record<string, string>> }
  | { outcome: 'missing' }

/** Sent with a form that carries no version of an enquiry. `id`: its hidden UUID. */
export type FormStamp = { id: string; staff: string }

/** The result of a change to a day. `missing`: malformed, or the account has been disabled. */
export type DayResult = { outcome: 'done' } | Refused | { outcome: 'missing' }

/** The use cases that act on an enquiry. `sent`: missing for a form that is only a button. */
type DeskActions = { [Name in ActionName]: (stamp: ActionStamp, sent?: unknown) => Promise<ActionResult> }

/**
 * The use cases behind the desk's pages. The server provides them; loaders and actions call these and nothing else.
 * `sent` is untrusted input from a form. All reject with StoreUnavailable when the store can't be read or written.
 */
export type Desk = DeskActions & {
  signIn(sent: unknown, client: Client): Promise<SignInResult>
  signOut(token: string): Promise<void>
  /** Checks the password of somebody who is signed in, of which owners are asked before they change something; `token`: their session's. */
  confirm(token: string, staff: StaffMember, sent: unknown, client: Client): Promise<ConfirmResult>
  /** Reads an invite without using it up. */
  findInvite(key: string): Promise<Invite | undefined>
  /** Joins or sets a new password, and signs in. */
  join(key: string, sent: unknown, client: Client): Promise<SignInResult | { outcome: 'missing' }>
  team(): Promise<Team>
  /** `form`: its hidden id. `key` is shown once and stored only as a hash. */
  invite(
    form: string,
    sent: unknown,
    by: StaffMember,
  ): Promise<{ outcome: 'invited'; key: string; invite: Invite } | Duplicate | Refused | { outcome: 'missing' }>
  /** Refuses a link that was used. */
  withdrawInvite(id: string, by: StaffMember): Promise<TeamResult>
  /** Disabling ends all sessions and links. An owner can't disable themself. */
  disable(staff: string, by: StaffMember): Promise<TeamResult>
  enable(staff: string, by: StaffMember): Promise<TeamResult>
  /** Changes somebody's name, email and role. There is always an owner. */
  changePerson(id: string, sent: unknown, by: StaffMember): Promise<TeamResult>
  /** Signs somebody out in one browser. */
  endSession(id: string, by: StaffMember): Promise<TeamResult>
  /** Removes anybody's calendar link. */
  endFeed(id: string, by: StaffMember): Promise<TeamResult>

  /** The calendar links of a person. */
  feeds(staff: string): Promise<readonly Feed[]>
  /** `form`: its hidden id. `secret` is shown once and stored only as a hash. */
  makeFeed(
    form: string,
    sent: unknown,
    by: StaffMember,
  ): Promise<{ outcome: 'made'; secret: string; feed: Feed } | Duplicate | Refused | { outcome: 'missing' }>
  /** `missing`: it is somebody else's. */
  revokeFeed(id: string, by: StaffMember): Promise<{ outcome: 'done' | 'missing' }>
  /** The appointments as a calendar file, for anyone with the secret. */
  readFeed(secret: string, client: Client): Promise<{ outcome: 'found'; text: string; etag: string } | { outcome: 'missing' } | Limited>

  /**
   * 'waiting': due callbacks, then new enquiries with the longest wait first. 'mine': what isn't closed and is the reader's, whose id is `staff`.
   * 'booked' is in the order of the appointments, all other views are newest first. Urgent ones that wait come first everywhere.
   */
  inbox(page: { state?: InboxState | undefined; before?: string | undefined; staff?: string | undefined }): Promise<Inbox>
  /** How many enquiries wait, as in the inbox, with the change token as of which it was counted. */
  waiting(): Promise<Waiting>
  enquiry(id: string): Promise<EnquiryCard | undefined>
  /** Names of other staff who have an enquiry open. */
  alsoOpen(enquiry: string, staff: string): Promise<readonly string[]>
  /** Everybody who can be given an enquiry. */
  colleagues(): Promise<readonly Colleague[]>
  find(sent: unknown): Promise<FindResult>
  /** A day, with the messages and notes for its printed sheet. */
  day(date: string): Promise<Day>
  /** `count` days, beginning with a date. */
  days(date: string, count: number): Promise<readonly Day[]>
  addDayNote(stamp: FormStamp, date: string, sent: unknown): Promise<DayResult>
  /** Succeeds for one that is gone, as `removeOutage` does. */
  removeDayNote(id: string, staff: string): Promise<DayResult>
  /** Takes a bay out of use for a time. */
  addOutage(stamp: FormStamp, sent: unknown): Promise<DayResult>
  removeOutage(id: string, staff: string): Promise<DayResult>
  /** Changes whenever anything on the desk's pages does. Read it before the data itself. */
  changeToken(): Promise<string>
  /** Stores a job for a phone call or a walk-in; if the car is here, with its appointment. */
  newJob(stamp: FormStamp, sent: unknown): Promise<NewJobResult>
  /** Undefined when no enquiry has this plate. */
  knownPlate(plate: string): Promise<KnownPlate | undefined>
  /** Known plates that differ by a typo. */
  similarPlates(plate: string): Promise<readonly string[]>
  /** The first time from now on at which a bay is free for as long as the enquiry's service usually takes. */
  bookingTime(enquiry: string): Promise<BookingTime | undefined>
  /** Everything that is stored about a person; `export` as JSON. */
  findPersonalData(sent: unknown): Promise<PersonFound | Refused>
  exportPersonalData(sent: unknown): Promise<{ outcome: 'exported'; json: string } | Refused>
  /** Deletes everything about a person, unsent emails and appointments included. The customer isn't told. */
  erasePersonalData(sent: unknown): Promise<PersonErased | Refused>
  /** The texts to begin a reply with, in their order. */
  savedReplies(): Promise<readonly SavedReply[]>
  /** `number`: from 1. */
  changeSavedReply(number: number, sent: unknown, by: StaffMember): Promise<TeamResult>
  /** What owners change about the workshop. */
  workshop(): Promise<Workshop>
  /** The subjects that no owner has saved yet, and that are made up until then. */
  unconfirmedFacts(): Promise<readonly SubjectName[]>
  closedDays(): Promise<ClosedDaysPage>
  /** `basedOn`: the version that the form showed. */
  saveFacts(form: { subject: string; basedOn: number; sent: unknown; by: StaffMember }): Promise<SaveFactsResult>
  /** Goes back to an earlier version of the facts. */
  restoreFacts(form: { version: number; basedOn: number; by: StaffMember }): Promise<SaveFactsResult>
  /** What came in during the last weeks and months, and what became of it. */
  numbers(): Promise<Numbers>
  /** The enquiries of the last months as a CSV file, with its name. */
  enquiryList(): Promise<{ name: string; text: string }>
  /** Emails that haven't been sent, and enquiries in quarantine. */
  mailPage(): Promise<MailPage>
  /** Sends an email again, to the enquiry's address as it is now unless it may have reached another one. */
  sendAgain(mail: string, by: StaffMember): Promise<MailPageResult>
  /** The same for all failed ones on whose enquiry nobody has acted since. */
  sendAllAgain(by: StaffMember): Promise<MailPageResult>
  /** Emails a quarantined enquiry to the workshop after all. */
  release(enquiry: string, by: StaffMember): Promise<MailPageResult>
  /** Leaves a quarantined enquiry in quarantine, out of the list; false takes that back. */
  markAdvertising(enquiry: string, isAdvertising: boolean, by: StaffMember): Promise<MailPageResult>
  undo(action: string, stamp: FormStamp): Promise<UndoResult>
  /** Undefined for other people's actions. */
  findDone(action: string, staff: string): Promise<Done | undefined>
}
