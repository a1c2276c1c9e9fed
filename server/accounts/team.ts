import { teamErrors } from '../../domain/accounts/invite.ts'
import type { Refused, StaffMember, TeamResult } from '../../domain/accounts/staff.ts'
import type { Store } from '../database/store.ts'
import type { NotOwner } from './as-owner.ts'
import { endFeed } from './feeds.ts'
import { withdrawInvite } from './invites.ts'
import { disable, enable } from './staff.ts'

type Changed = 'withdrawn' | 'used' | 'disabled' | 'enabled' | 'ended' | 'missing' | 'self' | 'full' | NotOwner

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

/** Refuses a link that was used. */
export async function withdrawLink({ db }: Store, id: string, by: StaffMember): Promise<TeamResult> {
  return resultOf(await withdrawInvite(db, id, by.id))
}

/** Ends all sessions and links of an account. An owner can't disable themself. */
export async function disableAccount({ db, now }: Store, id: string, by: StaffMember): Promise<TeamResult> {
  return resultOf(await disable(db, id, by.id, now()))
}

export async function enableAccount({ db }: Store, id: string, by: StaffMember): Promise<TeamResult> {
  return resultOf(await enable(db, id, by.id))
}

/** Removes anybody's calendar link. */
export async function endAnybodysFeed({ db }: Store, id: string, by: StaffMember): Promise<TeamResult> {
  return resultOf(await endFeed(db, id, by.id))
}
