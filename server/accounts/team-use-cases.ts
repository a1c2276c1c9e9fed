import { teamErrors } from '../../domain/accounts/invite.ts'
import type { Refused, TeamResult } from '../../domain/accounts/staff.ts'
import type { Desk } from '../../domain/desk.ts'
import { isUuid } from '../../domain/form.ts'
import { createFeedUseCases } from '../staff-desk/feeds.ts'
import { invite } from './invite.ts'
import { join } from './join.ts'
import { sha256 } from './keys.ts'
import { createKeyedLimiter, createLimiter } from './limiter.ts'
import { signIn } from './sign-in.ts'
import type { StaffStore } from './staff-store.ts'

/** The use cases for signing in, and for managing the team. */
export type TeamUseCases = Pick<
  Desk,
  'signIn' | 'signOut' | 'findSession' | 'findInvite' | 'join' | 'team' | 'invite' | 'withdrawInvite' | 'disable' | 'enable' | 'endFeed'
> &
  ReturnType<typeof createFeedUseCases>

export function createTeamUseCases(store: StaffStore): TeamUseCases {
  // Two hashes at once take two of the four threads in Node's pool, and 38 MB.
  const limit = createLimiter({ concurrency: 2, queueSize: 20 })
  // One by one, so that a sender's right passwords, which are counted until they have been checked, don't exceed the limit of failures.
  const inTurn = createKeyedLimiter({ concurrency: 1, queueSize: 20 })
  // Each check of a new password takes 100 MB, so they take turns.
  const oneAtATime = createLimiter({ concurrency: 1, queueSize: 5 })
  return {
    ...createFeedUseCases(store),
    signIn: (sent, client) => signIn(store, { hash: limit, inTurn }, sent, client),
    signOut: (token) => store.endSession(sha256(token)),
    findSession: (token, isBackgroundRefresh) => store.findSession(sha256(token), isBackgroundRefresh),
    findInvite: (key) => store.findInvite(sha256(key)),
    join: (key, sent, client) => join(store, { hash: limit, check: oneAtATime }, key, sent, client),
    team: () => store.team(),
    invite: async (form, sent, { id: by }) => (isUuid(form) ? await invite(store, sent, { form, by }) : { outcome: 'missing' }),
    withdrawInvite: async (id, by) => resultOf(await store.withdrawInvite(id, by.id)),
    disable: async (id, by) => resultOf(await store.disable(id, by.id)),
    enable: async (id, by) => resultOf(await store.enable(id, by.id)),
    endFeed: async (id, by) => resultOf(await store.endFeed(id, by.id)),
  }
}

type Changed = Awaited<ReturnType<StaffStore['withdrawInvite' | 'disable' | 'enable' | 'endFeed']>>

const refusals: Partial<Record<Changed, Refused['fieldErrors']>> = {
  used: { link: teamErrors.used },
  self: { account: teamErrors.self },
  full: { account: teamErrors.full },
  'not an owner': { account: teamErrors.notOwner },
}

function resultOf(changed: Changed): TeamResult {
  if (changed === 'missing') return { outcome: 'missing' }
  const fieldErrors = refusals[changed]
  return fieldErrors ? { outcome: 'refused', fieldErrors } : { outcome: 'done' }
}
