import { mailFolderOf } from '../database/store-settings.ts'
import { deleteMailFiles } from '../mail/delete-mail-files.ts'
import { localTime } from '../mail/local-time.ts'
import { eraseEnquiries } from '../privacy/delete-expired.ts'
import { openAppointments } from '../privacy/open-appointments.ts'
import { findPerson, jsonOf, type Person, SearchTermTooShort } from '../privacy/personal-data.ts'
import { type CommandContext, runCommandLine } from './run-command-line.ts'

const usage = `Finds, exports or erases a person's data, by email, phone or plate.
  npm run privacy -- find email=hana@example.co.nz
  npm run privacy -- export phone='021 555 0142'    prints everything as JSON
  npm run privacy -- erase plate=KLM482 --yes       deletes everything, unsent emails and appointments included`

/** Finds, exports or erases a person's data, as principles 6, 7 and 9 of the Privacy Act 2020 require. Returns the exit code. */
export async function privacyCommand(args: readonly string[], { store, settings, print }: CommandContext): Promise<number> {
  const [action, search, ...rest] = args.filter((arg) => arg !== '--yes')
  const person = personOf(search)
  if (!person || rest.length > 0 || !['find', 'export', 'erase'].includes(action ?? '')) {
    print(usage)
    return 2
  }
  const found = await findPerson(store, person).catch((error) => {
    if (!(error instanceof SearchTermTooShort)) throw error
    print(error.message)
  })
  if (!found) return 2
  if (action === 'export') {
    print(jsonOf(found))
    return 0
  }
  for (const one of found) {
    const { reference, kind, receivedAt, answers, mails } = one
    const unsent = mails.filter(({ state }) => state === 'due').length
    const waiting = unsent > 0 ? `  (${unsent} ${unsent === 1 ? 'email' : 'emails'} not sent yet)` : ''
    print(`${reference}  ${kind}  ${localTime(receivedAt)}  ${answers.name}${waiting}`)
    for (const line of openAppointments(one)) print(`  ${line}`)
  }
  print(`${found.length} ${found.length === 1 ? 'enquiry' : 'enquiries'}.`)
  if (action === 'find' || found.length === 0) return 0
  const open = found.flatMap(openAppointments)
  const these = open.length === 1 ? 'This appointment' : `These ${open.length} appointments`
  if (!args.includes('--yes')) {
    if (open.length > 0) print(`${these} would go too, and the customer isn't told: ring them first.\n  ${open.join('\n  ')}`)
    print('Nothing has been deleted. To delete these, run the same command with --yes.')
    return 1
  }
  const {
    enquiries: deleted,
    mails,
    purged,
  } = await eraseEnquiries(
    store,
    found.map(({ id }) => id),
  )
  await deleteMailFiles(mailFolderOf(settings), mails)
  print(
    `Deleted: ${deleted}, with their emails. Emails that have already been sent are still in people's mailboxes. Older backups still hold the data, but restoring one erases it again.`,
  )
  if (open.length > 0) print(`${these} went too, and the customer hasn't been told.\n  ${open.join('\n  ')}`)
  if (purged) return 0
  print(
    'The deleted data is still in workshop.sqlite-wal, because another program is reading the store. Stop that program, and the server will remove the data within the hour.',
  )
  return 1
}

function personOf(text: string | undefined): Person | undefined {
  const [, by, value] = /^(email|phone|plate)=(.*\S.*)$/.exec(text ?? '') ?? []
  return by && value ? ({ [by]: value } as Person) : undefined
}

if (import.meta.main) await runCommandLine(privacyCommand)
