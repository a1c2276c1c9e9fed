import type { FieldErrors, Kind } from '../../enquiries/enquiry.ts'

/** Owners can also manage the team. Otherwise both roles can do the same. */
export type Role = 'owner' | 'staff'

export type StaffMember = { id: string; name: string; email: string; role: Role }

/** Milliseconds since 1970. */
export type Instant = number

/** The state of an enquiry. */
export const enquiryStates = ['new', 'answered', 'booked', 'done', 'declined'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** Where a request comes from. `label`: the browser, such as 'Firefox on Android'. */
export type Client = { address: string; label: string }

/** A signed-in person. `token` is the cookie's value and is stored only as a hash. */
export type SignedIn = { token: string; keptForTheDay: boolean; staff: StaffMember }

/** Too many attempts from this sender or for this account. `retryAfter`: seconds. */
export type Limited = { outcome: 'limited'; retryAfter: number }

/** Too many passwords are being checked at the moment. `retryAfter`: seconds. */
export type Busy = { outcome: 'busy'; retryAfter: number }

export type Refused = { outcome: 'refused'; fieldErrors: FieldErrors }

export type SignInResult = ({ outcome: 'signed in' } & SignedIn) | Refused | Limited | Busy

/** An unused invite. With a `name`, it is for an account whose password is forgotten. */
export type Invite = { id: string; email: string; role: Role; name?: string | undefined; expiresAt: Instant }

export type Team = {
  staff: readonly (StaffMember & { disabled: boolean; lastSeen: Instant | null })[]
  invites: readonly Invite[]
}

/** A car's visit. `date`, `time`: when it starts, in New Zealand. `since`: when somebody gave it its state; undefined if nobody did. */
export type LastVisit = { state: VisitState; date: string; time: string; since?: Instant | undefined }

/**
 * A line of the inbox. `waitedMinutes`: opening hours since it arrived; undefined once it is answered. `visit`: the latest that isn't cancelled, or
 * the latest. `message`: how it begins, of a new one in the inbox.
 */
export type InboxLine = {
  id: string
  reference: string
  kind: Kind
  source: 'website' | 'desk'
  state: EnquiryState
  plate?: string | undefined
  name: string
  about: string
  receivedAt: Instant
  waitedMinutes?: number | undefined
  /** When to call, if staff have said so and haven't since. */
  callBackAt?: Instant | undefined
  visit?: LastVisit | undefined
  message?: string | undefined
}

/**
 * `callBacks`: those to call now, which aren't among `lines`. `next`: the cursor of the next page, if there is one. `waiting`: how many somebody has
 * to do something about: new ones, and others to call now.
 */
export type Inbox = {
  callBacks: readonly InboxLine[]
  lines: readonly InboxLine[]
  next?: string | undefined
  counts: Readonly<Record<EnquiryState, number>>
  waiting: number
  failedMails: number
  quarantined: number
}

/** An entry in an enquiry's timeline: what happened, who did it, and the state of its mail. */
export type TimelineEntry = {
  id: string
  at: Instant
  /** A kind of action, or 'received'. */
  kind: ActionKind | 'received'
  /** Who did it; undefined for 'received'. */
  by?: string | undefined
  text?: string | undefined
  mail?: MailStatus | undefined
  reminder?: (MailStatus & { dueAt: Instant }) | undefined
  /** With the time that was agreed then. */
  appointment?: Appointment | undefined
  undone: boolean
  /** Until when it can be undone. */
  undoUntil?: Instant | undefined
}

/** The state of a mail. `held`: not sent for ten seconds, so that it can be undone. */
export type MailStatus = { kind: string; state: 'held' | 'due' | 'sent' | 'failed' | 'withdrawn'; sentAt?: Instant | undefined }

export const actionKinds = ['reply', 'note', 'state', 'appointment', 'visit', 'change', 'cancel', 'call-back', 'job', 'undo'] as const
export type ActionKind = (typeof actionKinds)[number]

/** Where a car's visit is: agreed, in the workshop, ready to be picked up, gone; or it never came, or isn't coming. */
export const visitStates = ['set', 'here', 'ready', 'collected', 'no-show', 'cancelled'] as const
export type VisitState = (typeof visitStates)[number]

/** A car's visit. Dates ('2027-04-04') and times ('08:30') are New Zealand's. `since`: when it came into its state. */
export type Appointment = {
  id: string
  date: string
  time: string
  minutes: number
  readyDate: string
  readyTime: string
  startsAt: Instant
  readyAt: Instant
  state: VisitState
  since: Instant
  /** Whether the customer is to be reminded the day before. */
  reminder: boolean
}

/** A car that holds a bay at the requested time. */
export type BayHolder = { plate?: string | undefined; name: string; date: string; time: string; readyDate: string; readyTime: string }

/** A car's visit among others. `bay`: where it is drawn, also once it's gone; 1 is the first, undefined when more cars are there than bays. */
export type Job = {
  enquiry: string
  version: number
  plate?: string | undefined
  name: string
  phone?: string | undefined
  hasEmail: boolean
  about: string
  /** What they wrote, in a line. Only on the page of its day, like the notes. */
  message?: string | undefined
  /** What colleagues wrote down, the latest three, oldest first. */
  notes?: readonly string[] | undefined
  appointment: Appointment
  /** Whether it has left or never came, so that it holds no bay. */
  isGone: boolean
  bay?: number | undefined
}

/** A time in which more cars are there than bays, in minutes since midnight. */
export type OverFull = { from: number; to: number; cars: number }

/** A day at the workshop. `jobs`: by their start. `closed`: why, such as 'Easter', or '' for the weekly day off; undefined when we open. */
export type Day = { date: string; jobs: readonly Job[]; overFull: readonly OverFull[]; closed?: string | undefined }

export type EnquiryCard = {
  id: string
  reference: string
  kind: Kind
  source: 'website' | 'desk'
  state: EnquiryState
  /** Counts the actions on it. Forms send it back, so that a form opened before a colleague's change is rejected. */
  version: number
  receivedAt: Instant
  waitedMinutes?: number | undefined
  answers: Readonly<Record<string, string>>
  signals: readonly string[]
  quarantined: boolean
  /** The latest that isn't cancelled; it may be over, see `isOpen` in desk/actions/visit.ts. */
  appointment?: Appointment | undefined
  /** The latest that isn't cancelled, or the latest. */
  visit?: LastVisit | undefined
  callBackAt?: Instant | undefined
  timeline: readonly TimelineEntry[]
  /** Earlier and later enquiries with the same plate, phone or email, newest first. */
  others: readonly InboxLine[]
}

/** A time of a visit at which nobody is here. `because`: 'We’re closed on Saturdays.' */
export type ClosedTime = { of: 'drop-off' | 'ready'; date: string; time: string; because: string }

/** Sent with every action on an enquiry. `id`: the form's hidden UUID, which makes repeats of the same post idempotent. */
export type ActionStamp = { id: string; enquiry: string; version: number; staff: string }

/**
 * The result of an action. `changed`: colleagues acted since the form was opened. `full`: all bays are taken. `closed`: nobody is here then;
 * `holders` isn't empty if all bays are taken too. `anyway`: sent again with it, the visit is booked in spite of this.
 */
export type ActionResult =
  | { outcome: 'done'; action: string }
  | Refused
  | { outcome: 'changed'; version: number; since: readonly TimelineEntry[] }
  | { outcome: 'full'; holders: readonly BayHolder[]; anyway: string }
  | { outcome: 'closed'; closed: readonly ClosedTime[]; holders: readonly BayHolder[]; anyway: string }
  | { outcome: 'missing' }

/** A link by which a phone's calendar reads the visits. `id`: its hash. */
export type Feed = { id: string; label: string; madeAt: Instant }

/** The action that `?done=` names. `undoUntil`: absent when it can no longer be undone. */
export type Done = {
  id: string
  kind: ActionKind
  enquiry: string
  text?: string | undefined
  /** What went out with it. */
  mail?: MailStatus | undefined
  undoUntil?: Instant | undefined
}

/**
 * `lines`: the plate that was asked for first, then by how soon the car matters: here, ready, due today, booked, the latest. `more`: whether others
 * were left out. `complete`: false while the index lacks older enquiries, after an update.
 */
export type FindResult = Refused | { outcome: 'found'; lines: readonly InboxLine[]; more: boolean; complete: boolean }

/** Who brought a car last, for whoever writes down its next job. `visit`: if it is here or coming. */
export type KnownPlate = {
  name: string
  phone: string
  receivedAt: Instant
  visit?: (LastVisit & { enquiry: string; about: string }) | undefined
}

export type NewJobResult = { outcome: 'done'; action: string; enquiry: string } | Refused | { outcome: 'missing' }

export type UndoResult =
  | { outcome: 'done'; action: string; enquiry: string }
  | { outcome: 'too late'; enquiry: string }
  | { outcome: 'missing' }

/**
 * The use cases behind the desk's pages. The server provides them; loaders and actions call these and nothing else.
 * `sent` is untrusted input from a form. All reject with StoreUnavailable when the store can't be read or written.
 */
export type Desk = {
  signIn(sent: unknown, client: Client): Promise<SignInResult>
  signOut(token: string): Promise<void>
  /** Undefined when the session has ended or the account is disabled. `unattended`: a page looks by itself, so its session doesn't last longer. */
  findSession(token: string, unattended?: boolean): Promise<StaffMember | undefined>
  /** Reads an invite without using it up. */
  findInvite(key: string): Promise<Invite | undefined>
  /** Joins or sets a new password, and signs in. */
  join(key: string, sent: unknown, client: Client): Promise<SignInResult | { outcome: 'missing' }>
  team(): Promise<Team>
  /** `key` is shown once and stored only as a hash. */
  invite(sent: unknown, by: StaffMember): Promise<{ outcome: 'invited'; key: string; invite: Invite } | Refused>
  withdrawInvite(id: string): Promise<void>
  /** Disabling ends all sessions. An owner can't disable themself. */
  disable(staff: string, by: StaffMember): Promise<boolean>
  enable(staff: string): Promise<boolean>

  /** The calendar links of a person. */
  feeds(staff: string): Promise<readonly Feed[]>
  /** `secret` is shown once and stored only as a hash. */
  makeFeed(sent: unknown, by: StaffMember): Promise<{ outcome: 'made'; secret: string; feed: Feed } | Refused>
  /** Only one's own. */
  revokeFeed(id: string, by: StaffMember): Promise<void>
  /** The visits as a calendar file, for whoever has the secret. */
  readFeed(secret: string, client: Client): Promise<{ outcome: 'found'; text: string; etag: string } | { outcome: 'missing' } | Limited>

  /** 'waiting': what is new, the longest waiting first, below all that are to be called now. Everything else is newest first. */
  inbox(page: { state?: EnquiryState | 'waiting' | undefined; before?: string | undefined }): Promise<Inbox>
  enquiry(id: string): Promise<EnquiryCard | undefined>
  /** Names of others than `staff` who have an enquiry open. */
  alsoOpen(enquiry: string, staff: string): Promise<readonly string[]>
  find(sent: unknown): Promise<FindResult>
  /** A day, with what its sheet says of the cars. */
  day(date: string): Promise<Day>
  /** The days from a date on. */
  days(date: string, count: number): Promise<readonly Day[]>
  /** Tells the state of what the pages show: another value means that something has changed. Read it before what it is about. */
  mark(): Promise<string>
  /** Stores a job for somebody who rings or walks in, with the visit of a car that is here. */
  newJob(stamp: { id: string; staff: string }, sent: unknown): Promise<NewJobResult>
  /** Undefined when no car with this plate has been here. */
  knownPlate(plate: string): Promise<KnownPlate | undefined>
  /** Plates that have been here and may have been meant, if this one is mistyped. */
  similarPlates(plate: string): Promise<readonly string[]>
  reply(stamp: ActionStamp, sent: unknown): Promise<ActionResult>
  note(stamp: ActionStamp, sent: unknown): Promise<ActionResult>
  setState(stamp: ActionStamp, sent: unknown): Promise<ActionResult>
  /** Puts the enquiry back on top of the inbox at a time, or takes it off again. */
  callBack(stamp: ActionStamp, sent: unknown): Promise<ActionResult>
  /** With the `anyway` of a refusal in `sent`, it books in spite of what that refusal said. */
  book(stamp: ActionStamp, sent: unknown): Promise<ActionResult>
  /** Moves the car's visit to another state, and tells the customer that it's ready if `tell` is sent. */
  setVisitState(stamp: ActionStamp, sent: unknown): Promise<ActionResult>
  /** Gives the visit another time, as `book` would, and tells the customer. */
  changeVisit(stamp: ActionStamp, sent: unknown): Promise<ActionResult>
  /** Cancels the visit, and tells the customer if they were invited. */
  cancelVisit(stamp: ActionStamp): Promise<ActionResult>
  undo(action: string, stamp: { id: string; staff: string }): Promise<UndoResult>
  /** Undefined for other people's actions. */
  findDone(action: string, staff: string): Promise<Done | undefined>
}
