import { joinLink } from '../../domain/accounts/invite.ts'
import { invite } from '../accounts/invites.ts'
import { addSamples, countSamples, removeSamples } from '../enquiries/samples.ts'
import { type CommandContext, runCommandLine } from './run-command-line.ts'
import { sampleEnquiries } from './sample-enquiries.ts'

const usage = `Makes a link to join the desk, or to set a new password if the email already has an account. It works once, within 24 hours.
  npm run desk -- invite hana@example.co.nz           for staff
  npm run desk -- invite hana@example.co.nz --owner   for an owner, who can invite others
Adds enquiries of people called Sample, to try the desk with. Nothing that is done with them sends an email.
  npm run desk -- sample                              adds them
  npm run desk -- remove-samples                      removes them, and nothing else`

/** Makes a link to the desk, or adds and removes sample enquiries. Returns the exit code. */
export async function deskCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const [action, email, ...rest] = args.filter((arg) => arg !== '--owner')
  if (action === 'sample' && args.length === 1) return await sample(context)
  if (action === 'remove-samples' && args.length === 1) return await remove(context)
  if (action === 'invite' && email && rest.length === 0) return await inviteTo(email, args.includes('--owner'), context)
  context.print(usage)
  return 2
}

/** Makes a link, which also works when sign-ins are limited or the account is disabled. */
async function inviteTo(email: string, isOwner: boolean, { store, settings, print }: CommandContext): Promise<number> {
  const made = await invite(store, { email, role: isOwner ? 'owner' : 'staff' })
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

async function sample({ store, print }: CommandContext): Promise<number> {
  const count = await countSamples(store)
  if (count > 0) {
    print(`There are ${count} sample enquiries already. Remove them first: npm run desk -- remove-samples`)
    return 1
  }
  const samples = sampleEnquiries(store.now(), store.facts())
  const added = await addSamples(store, samples)
  if (!added) {
    print('Nobody can use the desk yet. Use the link that the server prints when it starts, then try again.')
    return 1
  }
  print(
    `Added ${samples.length} sample enquiries, in which ${added.by} has done a few things. Remove them with: npm run desk -- remove-samples`,
  )
  return 0
}

async function remove({ store, print }: CommandContext): Promise<number> {
  const count = await removeSamples(store)
  print(count === 0 ? 'There are no sample enquiries.' : `Removed ${count} sample enquiries, with all that was done with them.`)
  return 0
}

if (import.meta.main) await runCommandLine(deskCommand)
