import type { Invite, Role } from '../../../domain/accounts/staff.ts'
import type { Instant } from '../../../domain/instant.ts'
import { when } from '../../when.ts'
import { roles } from './role-field.tsx'
import { ShownOnce } from './shown-once.tsx'

type NewLinkProps = {
  link: string
  invite: Invite
  /** Of the account that the link is for, if there is one. */
  role?: Role | undefined
  now: Instant
}

/** The link that was just made for a colleague. */
export function NewLink({ link, invite, role = invite.role, now }: NewLinkProps) {
  return (
    <ShownOnce link={link} label={`Link for ${invite.email}`}>
      Copy it now, because you won’t see it again. Give it to them in person or by text. It works once and expires{' '}
      {when(invite.expiresAt, now)}.
      {invite.name ? ` ${invite.name} has an account already, so the link is for a new password. Their role stays ${roles[role]}.` : null}
    </ShownOnce>
  )
}
