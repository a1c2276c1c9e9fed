import { teamErrors } from '../../domain/accounts/invite.ts'
import { emailTaken } from '../../domain/accounts/join.ts'
import { lastOwner, personForm } from '../../domain/accounts/person.ts'
import type { Refused, Role, StaffMember, TeamResult } from '../../domain/accounts/staff.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import type { Store } from '../database/store.ts'
import type { NotOwner } from './as-owner.ts'
import { endFeed } from './feeds.ts'
import { withdrawInvite } from './invites.ts'
import { endAnySession } from './sessions.ts'
import { changePerson as change, disable, enable } from './staff.ts'

type Changed =
  | 'changed'
  | 'taken'
  | 'last owner'
  | 'withdrawn'
  | 'used'
  | 'disabled'
  | 'enabled'
  | 'ended'
  | 'missing'
  | 'self'
  | 'full'
  | NotOwner

const refusals: Partial<Record<Changed, Refused['fieldErrors']>> = {
  used: { link: teamErrors.used },
  self: { account: teamErrors.self },
  full: { account: teamErrors.full },
  taken: { email: emailTaken },
  'last owner': { role: lastOwner },
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

/** Changes somebody's name, email and role. There is always an owner. */
export async function changePerson({ db }: Store, id: string, sent: unknown, by: StaffMember): Promise<TeamResult> {
  const checked = check(personForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const { name, email, role } = checked.answers
  return resultOf(await change(db, id, { name, email: normalisers.email(email), role: role as Role }, by.id))
}

/** Signs somebody out in one browser. */
export async function endSession({ db }: Store, id: string, by: StaffMember): Promise<TeamResult> {
  return resultOf(await endAnySession(db, id, by.id))
}

/** Removes anybody's calendar link. */
export async function endAnybodysFeed({ db }: Store, id: string, by: StaffMember): Promise<TeamResult> {
  return resultOf(await endFeed(db, id, by.id))
}
