import type { FieldErrors } from '../form.ts'
import type { Instant } from '../instant.ts'

/** Owners can also manage the team. Otherwise both roles can do the same. */
export type Role = 'owner' | 'staff'

export type StaffMember = { id: string; name: string; email: string; role: Role }

/** Where a request comes from. `label`: the browser, such as 'Firefox on Android'. */
export type Client = { address: string; label: string }

/** A signed-in person. `token` is the cookie's value and is stored only as a hash. */
type SignedIn = { token: string; keptForTheDay: boolean; staff: StaffMember }

/** Too many attempts from this sender or for this account. `retryAfter`: seconds. */
export type Limited = { outcome: 'limited'; retryAfter: number }

/** Too many passwords are being checked at the moment. `retryAfter`: seconds. */
export type Busy = { outcome: 'busy'; retryAfter: number }

export type Refused = { outcome: 'refused'; fieldErrors: FieldErrors }

export type SignInResult = ({ outcome: 'signed in' } & SignedIn) | Refused | Limited | Busy

/** An unused invite. With a `name`, it is for an account whose password is forgotten. */
export type Invite = { id: string; email: string; role: Role; name?: string | undefined; expiresAt: Instant }

/** The form was sent before. What it made can't be shown again. */
export type Duplicate = { outcome: 'duplicate' }

/** `done`: also for a repeated post. `missing`: there is no such person. */
export type TeamResult = { outcome: 'done' } | Refused | { outcome: 'missing' }

export type Team = {
  /** `feeds`: their calendar links. `sessions`: where they are signed in, the latest first. */
  staff: readonly (StaffMember & { disabled: boolean; feeds: readonly Feed[]; sessions: readonly Session[] })[]
  invites: readonly Invite[]
}

/** `id`: the hash of its token. `label`: the browser, such as 'Firefox on Android'. */
type Session = { id: string; label: string; seenAt: Instant }

/** A link from which a phone's calendar reads the appointments. `id`: its hash. */
export type Feed = { id: string; label: string; madeAt: Instant }
