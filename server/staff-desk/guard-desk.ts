import type { Who } from '../../domain/context.ts'
import type { Desk } from '../../domain/desk.ts'
import { StoreUnavailable } from '../database/group-commit.ts'
import { reliably } from '../database/retry-once.ts'
import type { Log } from '../log.ts'
import { type Services, type UseCases, useCases } from './use-cases.ts'

/** A page called a use case that this person may not use. */
class NotAllowed extends Error {
  override name = 'NotAllowed'
}

/** An owner is to give their password again before this use case runs. */
class PasswordNeeded extends Error {
  override name = 'PasswordNeeded'
}

type GuardedDesk = {
  desk: Desk
  /** What the use cases reported that the application can't put in its response. Filled while the application responds. */
  reported: {
    /** The person may not use the page. The application would show it like any other error. */
    notAllowed?: boolean
    /** Nothing was done, because the person has to give their password first. */
    passwordNeeded?: boolean
    /** The store was unavailable. The application would show it like any other error. */
    unavailable?: StoreUnavailable
    /** Seconds to wait before the next attempt to sign in. The application can set headers of its data, but not of a page. */
    retryAfter?: number
  }
}

/** Who sends a request, and whether they have given their password within the last ten minutes. */
type Sender = { role: Who; isConfirmed: boolean }

type Run = (services: Services, ...given: unknown[]) => Promise<unknown>

/**
 * Returns the use cases for one request, of which its sender may only use their own. Once somebody has signed in, their role counts, because the
 * same request renders the form that they were filling in. Logs outcomes and ids, never what was typed.
 * @param options.cases others, for tests
 */
export function guardDesk(
  services: Services,
  sender: Sender,
  { log, cases = useCases }: { log?: Pick<Log, 'info'>; cases?: UseCases } = {},
): GuardedDesk {
  let { role, isConfirmed } = sender
  const reported: GuardedDesk['reported'] = {}
  const guarded = Object.entries(cases).map(([name, useCase]) => [
    name,
    async (...given: unknown[]) => {
      if (!isAllowed(useCase.who, role)) {
        reported.notAllowed = true
        throw new NotAllowed(`${role} called ${name}.`)
      }
      if (useCase.who === 'owner' && !useCase.reads && !isConfirmed) {
        reported.passwordNeeded = true
        throw new PasswordNeeded(`${name} was called without a recent password.`)
      }
      try {
        const result = await reliably(services.store, () => (useCase.run as Run)(services, ...given))
        if (hasOutcome(result)) {
          const { outcome, action, staff, retryAfter } = result
          if (outcome === 'signed in' && staff) role = staff.role
          if (outcome === 'signed in' || outcome === 'confirmed') isConfirmed = true
          log?.info({ useCase: name, outcome, action, staff: staff?.id }, 'desk')
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

function isAllowed(required: Who, who: Who): boolean {
  return required === 'anonymous' || who === 'owner' || who === required
}

type Outcome = { outcome: string; action?: string; staff?: { id: string; role: Who }; retryAfter?: number }

function hasOutcome(result: unknown): result is Outcome {
  return typeof result === 'object' && result !== null && 'outcome' in result
}
