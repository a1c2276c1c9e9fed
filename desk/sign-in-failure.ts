import type { SignInResult } from '../domain/accounts/staff.ts'
import type { FieldErrors } from '../domain/form.ts'

type SignInFailure = { status: number; fieldErrors: FieldErrors; problem?: string | undefined }

/** Returns why signing in or joining failed, with the response's status. */
export function signInFailure(result: Exclude<SignInResult, { outcome: 'signed in' }>): SignInFailure {
  if (result.outcome === 'refused') return { status: 422, fieldErrors: result.fieldErrors }
  const minutes = Math.max(1, Math.ceil(result.retryAfter / 60))
  return result.outcome === 'limited'
    ? {
        status: 429,
        fieldErrors: {},
        problem: `Too many tries. Wait ${minutes} min, then try again, or ask an owner for a new link.`,
      }
    : { status: 503, fieldErrors: {}, problem: 'A lot of people are signing in right now. Try again in a few seconds.' }
}
