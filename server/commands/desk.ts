import { joinLink } from '../../domain/accounts/invite.ts'
import { invite } from '../accounts/invite.ts'
import { type CommandContext, runCommandLine } from './run-command-line.ts'

const usage = `Makes a link to join the desk, or to set a new password if the email already has an account. It works once, within 24 hours.
  npm run desk -- invite hana@example.co.nz           for staff
  npm run desk -- invite hana@example.co.nz --owner   for an owner, who can invite others`

/** Makes a link to the desk, which also works when sign-ins are limited or the account is disabled. Returns the exit code. */
export async function deskCommand(args: readonly string[], { store, settings, print }: CommandContext): Promise<number> {
  const [action, email, ...rest] = args.filter((arg) => arg !== '--owner')
  if (action !== 'invite' || !email || rest.length > 0) {
    print(usage)
    return 2
  }
  const made = await invite(store, { email, role: args.includes('--owner') ? 'owner' : 'staff' })
  if (made.outcome !== 'invited') {
    for (const message of Object.values(made.outcome === 'refused' ? made.fieldErrors : {})) print(message ?? '')
    return 1
  }
  const { name, role } = made.invite
  print(
    name === undefined
      ? `${made.invite.email} can join as ${role}:`
      : `${name} (${role}) can set a new password, which ends all their sessions:`,
  )
  print(joinLink(settings.publicUrl, made.key))
  print('The link works once, within 24 hours. Earlier links for this email no longer work.')
  return 0
}

if (import.meta.main) await runCommandLine(deskCommand)
