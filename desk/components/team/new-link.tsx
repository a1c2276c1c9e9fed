import type { Instant, Invite } from '../../actions/desk.ts'
import { when } from '../../when.ts'
import { ShownOnce } from './shown-once.tsx'

/** The link that was just made for a colleague. */
export function NewLink({ link, invite, now }: { link: string; invite: Invite; now: Instant }) {
  return (
    <ShownOnce link={link} label={`Link for ${invite.email}`}>
      Copy it now: it’s shown this once. Hand it over in person or by message. It works once, until {when(invite.expiresAt, now)}.
    </ShownOnce>
  )
}
