import type { Desk, Refused } from '../../desk/actions/desk.ts'
import { isUuid } from '../../desk/actions/form.ts'
import { teamErrors } from '../../desk/actions/invite.ts'
import type { StaffStore } from '../store/staff-store.ts'
import { createFeedUseCases } from './feeds.ts'
import { invite } from './invite.ts'
import { join } from './join.ts'
import { sha256 } from './keys.ts'
import { createLimiter } from './limiter.ts'
import { signIn } from './sign-in.ts'

/** The use cases for signing in, and for managing the team. */
export type TeamUseCases = Pick<
  Desk,
  'signIn' | 'signOut' | 'findSession' | 'findInvite' | 'join' | 'team' | 'invite' | 'withdrawInvite' | 'disable' | 'enable'
> &
  ReturnType<typeof createFeedUseCases>

export function createTeamUseCases(store: StaffStore): TeamUseCases {
  // Two hashes at once take two of the four threads in Node's pool, and 38 MB.
  const limit = createLimiter({ concurrency: 2, queueSize: 20 })
  // Each check of a new password takes 100 MB, so they take turns.
  const oneAtATime = createLimiter({ concurrency: 1, queueSize: 5 })
  return {
    ...createFeedUseCases(store),
    signIn: (sent, client) => signIn(store, limit, sent, client),
    signOut: (token) => store.endSession(sha256(token)),
    findSession: (token, isBackgroundRefresh) => store.findSession(sha256(token), isBackgroundRefresh),
    findInvite: (key) => store.findInvite(sha256(key)),
    join: (key, sent, client) => join(store, { hash: limit, check: oneAtATime }, key, sent, client),
    team: () => store.team(),
    invite: async (form, sent) => (isUuid(form) ? await invite(store, sent, { form }) : { outcome: 'missing' }),
    withdrawInvite: async (id) => ((await store.withdrawInvite(id)) ? { outcome: 'done' } : refused({ link: teamErrors.used })),
    async disable(id, by) {
      if (id === by.id) return refused({ account: teamErrors.self })
      return { outcome: (await store.disable(id)) ? 'done' : 'missing' }
    },
    async enable(id) {
      const result = await store.enable(id)
      if (result === 'full') return refused({ account: teamErrors.full })
      return { outcome: result === 'enabled' ? 'done' : 'missing' }
    },
  }
}

function refused(fieldErrors: Refused['fieldErrors']): Refused {
  return { outcome: 'refused', fieldErrors }
}
