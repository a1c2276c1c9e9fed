import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { openPostgres } from '../database/postgres/open-postgres.ts'
import { openSqlite } from '../database/sqlite/open-sqlite.ts'
import { runCommand } from '../run-command.ts'
import { databases, embedded, type TestDatabase } from '../testing/databases.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makeBackup } from './make-backup.ts'

const clientCount = 5

/** Runs the command as an operator would. */
function run(script: 'backup' | 'restore', { dataDir, databaseUrl = '' }: TestDatabase, ...given: string[]) {
  const command = ['node', `server/commands/${script}.ts`, ...given]
  return runCommand(command, { quiet: true, env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: '' } })
}

async function read({ dataDir, databaseUrl }: TestDatabase) {
  const { db } = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  const enquiries = await db.selectFrom('enquiry').selectAll().orderBy('id').execute()
  const mails = await db.selectFrom('outbox').select(['id', 'enquiry_id', 'recipient', 'message_id']).orderBy('id').execute()
  await db.destroy()
  return { enquiries, mails }
}

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('a backup', { timeout: 120_000 }, () => {
    let folder: TestDatabase
    let source: TestDatabase
    let target: TestDatabase
    let file: string

    beforeEach(async () => {
      ;[folder, source, target] = await Promise.all([embedded(), create(), create()])
      file = join(folder.dataDir, 'backup')
    })
    afterEach(() => Promise.all([folder, source, target].map((one) => one.remove())))

    async function serve<T>(location: TestDatabase, work: (post: (message: string) => Promise<string>) => Promise<T>): Promise<T> {
      const server = await startTestServer(location)
      try {
        return await work(async (message) => (await (await server.post('/dev/booking', { ...goodBooking, message })).json()).id)
      } finally {
        await server.stop()
      }
    }

    test('holds everything stored before it began, and only complete enquiries, while more keep arriving', async () => {
      const acknowledged: string[] = []
      const { before, after } = await serve(source, async (post) => {
        let over = false
        const runClient = async (name: number) => {
          for (let number = 0; !over; number++) acknowledged.push(await post(`${name} ${number} ${'brake '.repeat(700)}`))
        }
        const posting = Promise.all(Array.from({ length: clientCount }, (_, name) => runClient(name)))
        while (acknowledged.length < 20) await post(`waiting ${acknowledged.length}`)
        const before = [...acknowledged]
        const backedUp = await run('backup', source, file)
        const after = acknowledged.length
        over = true
        await posting
        expect(backedUp).toMatchObject({ code: 0 })
        return { before, after }
      })
      expect(after).toBeGreaterThan(before.length)

      expect(await run('restore', target, file)).toMatchObject({ code: 0 })
      const [all, restored] = [await read(source), await read(target)]
      const ids = new Set(restored.enquiries.map(({ id }) => id))
      expect(before.filter((id) => !ids.has(id))).toEqual([])
      expect(restored.enquiries).toEqual(all.enquiries.filter(({ id }) => ids.has(id)))
      expect(restored.mails).toEqual(all.mails.filter(({ enquiry_id }) => ids.has(enquiry_id ?? '')))
      expect(restored.mails).toHaveLength(restored.enquiries.length * 2)
      const again = await serve(target, (post) => post('after the restore'))
      expect(ids).not.toContain(again)
    })

    test('is restored over a store only with --force, never over one that a server uses, and not when it is damaged', async () => {
      const saved = await serve(source, (post) => post('in the backup'))
      await makeBackup(source, file)
      const other = await serve(target, (post) => post('in the store'))

      expect(await run('restore', target, file)).toMatchObject({ code: 1, output: expect.stringContaining('--force') })
      const served = await serve(target, async (post) => {
        expect(await run('restore', target, file, '--force')).toMatchObject({ code: 1, output: expect.stringMatching(/Stop .* first/) })
        return await post('still served')
      })
      const damaged = join(folder.dataDir, 'damaged')
      await writeFile(damaged, 'no backup at all')
      expect(await run('restore', target, damaged, '--force')).toMatchObject({
        code: 1,
        output: expect.stringContaining('The restore failed'),
      })
      expect((await read(target)).enquiries.map(({ id }) => id)).toEqual([other, served])

      expect(await run('restore', target, file, '--force')).toMatchObject({ code: 0 })
      expect((await read(target)).enquiries.map(({ id }) => id)).toEqual([saved])
    })
  })
})
