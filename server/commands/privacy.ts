import { deleteMailFiles } from '../mail/delete-mail-files.ts'
import { localTime } from '../mail/mail-kind.ts'
import { type Person, TooLittleToFind } from '../store/personal-data.ts'
import { mailFolderOf } from '../store-settings.ts'
import type { CommandParts } from './run-command-line.ts'

const usage = `What is kept about a person, found by e-mail, phone or plate.
  npm run privacy -- find email=hana@example.co.nz
  npm run privacy -- export phone='021 555 0142'    everything, as JSON
  npm run privacy -- erase plate=KLM482 --yes       deletes it, mails that are still to be sent included`

/** Shows, exports or deletes what is kept about a person: the rights of the Privacy Act 2020, principles 6, 7 and 9. */
export async function privacyCommand(args: readonly string[], { store, settings, say }: CommandParts): Promise<number> {
  const [action, sought, ...rest] = args.filter((arg) => arg !== '--yes')
  const person = personOf(sought)
  if (!person || rest.length > 0 || !['find', 'export', 'erase'].includes(action ?? '')) {
    say(usage)
    return 2
  }
  const found = await store.findPerson(person).catch((error) => {
    if (!(error instanceof TooLittleToFind)) throw error
    say(error.message)
  })
  if (!found) return 2
  if (action === 'export') {
    say(
      JSON.stringify(
        found.map((one) => ({ ...one, receivedAt: new Date(one.receivedAt).toISOString() })),
        null,
        2,
      ),
    )
    return 0
  }
  for (const { id, kind, receivedAt, answers, mails } of found) {
    const unsent = mails.filter(({ state }) => state === 'due').length
    say(`${id}  ${kind}  ${localTime(receivedAt)}  ${answers.name}${unsent > 0 ? `  (${unsent} mails not sent yet)` : ''}`)
  }
  say(`${found.length} ${found.length === 1 ? 'enquiry' : 'enquiries'}.`)
  if (action === 'find' || found.length === 0) return 0
  if (!args.includes('--yes')) {
    say('Nothing is deleted yet: give the same command with --yes at its end.')
    return 1
  }
  const { enquiries: deleted, mails, purged } = await store.eraseEnquiries(found.map(({ id }) => id))
  await deleteMailFiles(mailFolderOf(settings), mails)
  say(
    `Deleted: ${deleted}, with their mails. What has been sent is in the mailboxes still. Older backups hold it too; restoring one erases it again.`,
  )
  if (purged) return 0
  say(
    'The words are still in workshop.sqlite-wal, because another program reads the store. Stop that; the server then removes them within the hour.',
  )
  return 1
}

function personOf(text: string | undefined): Person | undefined {
  const [, by, value] = /^(email|phone|plate)=(.*\S.*)$/.exec(text ?? '') ?? []
  return by && value ? ({ [by]: value } as Person) : undefined
}
