import type { Who } from '../../domain/context.ts'
import type { Desk } from '../../domain/desk.ts'
import { StoreUnavailable } from '../database/group-commit.ts'
import type { Log } from '../log.ts'

/** The lowest role that may call each use case. */
const access: Readonly<Record<keyof Desk, Who>> = {
  signIn: 'anonymous',
  findSession: 'anonymous',
  findInvite: 'anonymous',
  join: 'anonymous',
  readFeed: 'anonymous',

  signOut: 'staff',
  feeds: 'staff',
  makeFeed: 'staff',
  revokeFeed: 'staff',
  inbox: 'staff',
  enquiry: 'staff',
  alsoOpen: 'staff',
  find: 'staff',
  day: 'staff',
  days: 'staff',
  changeToken: 'staff',
  newJob: 'staff',
  knownPlate: 'staff',
  similarPlates: 'staff',
  reply: 'staff',
  note: 'staff',
  changeDetails: 'staff',
  setState: 'staff',
  callBack: 'staff',
  bookingTime: 'staff',
  book: 'staff',
  setAppointmentState: 'staff',
  changeAppointment: 'staff',
  cancelAppointment: 'staff',
  sendInvitation: 'staff',
  undo: 'staff',
  findDone: 'staff',

  team: 'owner',
  invite: 'owner',
  withdrawInvite: 'owner',
  disable: 'owner',
  enable: 'owner',
  endFeed: 'owner',
}

/** A page called a use case that this person may not use, so its row in desk/permissions.ts is too permissive. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
  readonly statusCode = 403
}

export type GuardedDesk = {
  desk: Desk
  /** What the use cases reported that the application can't put in its response. Filled while the application responds. */
  reported: {
    /** The store was unavailable. The application would show it like any other error. */
    unavailable?: StoreUnavailable
    /** Seconds to wait before the next attempt to sign in. The application can set headers of its data, but not of a page. */
    retryAfter?: number
  }
}

type Call = (...given: unknown[]) => Promise<unknown>

/**
 * Wraps the use cases for one request, and rejects those that its sender may not use, in case a page forgets to check. Once somebody has
 * signed in, their role counts, because the same request renders the form that they were filling in. Logs outcomes and ids, never what was typed.
 */
export function guardDesk(desk: Desk, who: Who, log: Log): GuardedDesk {
  let role = who
  const reported: GuardedDesk['reported'] = {}
  const guarded = Object.entries(desk as Record<string, Call>).map(([name, call]): [string, Call] => [
    name,
    async (...given) => {
      if (!mayCall(name as keyof Desk, role)) throw new NotAllowed(`${role} called ${name}.`)
      try {
        const result = await call(...given)
        if (hasOutcome(result)) {
          const { outcome, action, staff, retryAfter } = result
          if (outcome === 'signed in' && staff) role = staff.role
          log.info({ useCase: name, outcome, action, staff: staff?.id }, 'desk')
          if (retryAfter !== undefined) reported.retryAfter = retryAfter
        }
        return result
      } catch (error) {
        if (error instanceof StoreUnavailable) reported.unavailable = error
        throw error
      }
    },
  ])
  return { desk: Object.fromEntries(guarded) as Desk, reported }
}

function mayCall(name: keyof Desk, who: Who): boolean {
  const required = access[name]
  return required === 'anonymous' || who === 'owner' || who === required
}

type Outcome = { outcome: string; action?: string; staff?: { id: string; role: Who }; retryAfter?: number }

function hasOutcome(result: unknown): result is Outcome {
  return typeof result === 'object' && result !== null && 'outcome' in result
}
