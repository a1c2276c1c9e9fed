import type { Facts } from '../workshop/facts.ts'
import type { FormToConfirm } from './accounts/confirm.ts'
import type { Client, Role, StaffMember } from './accounts/staff.ts'
import type { Desk } from './desk.ts'

/** What the server passes to the desk's loaders and actions with each request. `staff`: absent when nobody is signed in. */
export type DeskContext = {
  desk: Desk
  /** The workshop's, as they are now. */
  facts: Facts
  /** Renders a page of the site with other facts; absent without the site. */
  renderDraft?: ((path: string, facts: Facts) => Promise<string>) | undefined
  staff?: StaffMember | undefined
  /** A form for which the password is needed; the page is then `/desk/confirm`. */
  formToConfirm?: FormToConfirm | undefined
  client: Client
  /** For inline scripts. */
  nonce: string
  /** The value of the session's cookie. */
  token?: string | undefined
  /** Signs this browser in or out. The server turns it into Set-Cookie on the response. */
  setSession(session: { token: string; keptForTheDay: boolean } | undefined): void
  /** Logs an unexpected error without its message, which may quote what somebody typed. */
  logError(error: unknown): void
}

/** `anonymous`: a visitor who isn't signed in. */
export type Who = Role | 'anonymous'
