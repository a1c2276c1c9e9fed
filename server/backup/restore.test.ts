import { randomUUID } from 'node:crypto'
import { chmod, copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { goodSignIn } from '../../domain/accounts/sign-in.examples.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { openDatabase, type StoreLocation } from '../database/open-database.ts'
import { storeFileIn } from '../database/sqlite/open-sqlite.ts'
import { StoreIncomplete } from '../database/sqlite/saved-count.ts'
import { openStore } from '../database/store.ts'
import { eraseEnquiries } from '../privacy/delete-expired.ts'
import { databases, embedded, type TestDatabase } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, saveEnquiry } from '../testing/store.ts'
import { restoreEmbedded } from './embedded.ts'
import { makeBackup } from './make-backup.ts'
import { restorePostgres } from './postgres.ts'

const client = { address: '192.0.2.7', label: 'Firefox on Android' }

async function save(location: StoreLocation, ...messages: string[]): Promise<string[]> {
  const store = await openStore({ ...location, mailDomain: 'example.nz' })
  const saved = await Promise.all(messages.map((message) => saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message } })))
  await store.close()
  return saved.map(({ id }) => id)
}

async function erase(location: StoreLocation, ...ids: string[]): Promise<void> {
  const store = await openStore({ ...location, mailDomain: 'example.nz' })
  await eraseEnquiries(store, ids)
  await store.close()
}

const restore = ({ dataDir, databaseUrl }: StoreLocation, file: string) =>
  databaseUrl ? restorePostgres(databaseUrl, file, true) : restoreEmbedded(dataDir, file, true)

async function read(location: StoreLocation) {
  const { database } = await openDatabase(location)
  const { db } = database
  const ids = (await db.selectFrom('enquiry').select('id').orderBy('received_at').orderBy('message').execute()).map(({ id }) => id)
  const mails = await db.selectFrom('outbox').select('enquiry_id').execute()
  const erased = (await db.selectFrom('erasure').selectAll().execute()).map(({ enquiry_id }) => enquiry_id)
  await db.destroy()
  return { ids, mailed: new Set(mails.map(({ enquiry_id }) => enquiry_id)), erased }
}

async function filesWith(folder: string, words: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'latin1')))
  return paths.filter((_, index) => texts[index]?.includes(words))
}

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('a restore', { timeout: 120_000 }, () => {
    let location: TestDatabase
    let file: string

    beforeEach(async () => {
      const folder = await embedded()
      onTestFinished(folder.remove)
      location = await create()
      onTestFinished(location.remove)
      file = join(folder.dataDir, 'backup')
    })

    test('repeats erasures made since the backup, and the next backup has them', async () => {
      const [erased = '', saved] = await save(location, 'Fantail sings', 'stays')
      await makeBackup(location, file)
      await erase(location, erased)
      await restore(location, file)
      expect(await read(location)).toEqual({ ids: [saved], mailed: new Set([saved]), erased: [erased] })
      expect(await filesWith(location.dataDir, 'Fantail')).toEqual([])
      await restore(location, file)
      expect(await read(location)).toMatchObject({ ids: [saved], erased: [erased] })
    })

    test('changes nothing when the erasures were made before the backup', async () => {
      const [erased = '', saved] = await save(location, 'Fantail sings', 'stays')
      await erase(location, erased)
      await makeBackup(location, file)
      await restore(location, file)
      expect(await read(location)).toMatchObject({ ids: [saved], erased: [erased] })
    })

    test('ends all sessions, invites and calendar links, and passwords that have been changed since', async () => {
      const store = await openStore({ ...location, mailDomain: 'example.nz' })
      const team = deskOf(store)
      const owner = await addStaff(store, { email: 'owner@example.nz', role: 'owner' })
      const [same, changed, gone] = [
        await addStaff(store, { email: 'same@example.nz' }),
        await addStaff(store, { email: 'changed@example.nz' }),
        await addStaff(store, { email: 'gone@example.nz' }),
      ]
      const feed = await team.makeFeed(randomUUID(), { label: 'Phone' }, same)
      const invited = await team.invite(randomUUID(), { email: 'new@example.nz', role: 'owner' }, owner)
      if (feed.outcome !== 'made' || invited.outcome !== 'invited') throw new Error()
      await makeBackup(location, file)
      const link = await team.invite(randomUUID(), { email: changed.email }, owner)
      const password = 'nine copper kettles whistling'
      expect(await team.join(link.outcome === 'invited' ? link.key : '', { password }, client)).toMatchObject({ outcome: 'signed in' })
      await team.disable(gone.id, owner)
      await store.close()
      expect(await restore(location, file)).toEqual({ erasures: 'applied', newPasswords: [changed.email] })

      const restored = await openStore({ ...location, mailDomain: 'example.nz' })
      onTestFinished(restored.close)
      const after = deskOf(restored)
      for (const { token } of [owner, same, changed, gone]) expect(await after.findSession(token)).toBeUndefined()
      expect(await after.readFeed(feed.secret, client)).toEqual({ outcome: 'missing' })
      expect(await after.findInvite(invited.key)).toBeUndefined()
      const sign = async (email: string, given: string) => (await after.signIn({ email, password: given }, client)).outcome
      expect(await sign(same.email, goodSignIn.password)).toBe('signed in')
      for (const given of [goodSignIn.password, password]) expect(await sign(changed.email, given)).toBe('refused')
      expect(await sign(gone.email, goodSignIn.password)).toBe('refused')
    })

    test('without a store to compare with, ends all passwords', async () => {
      const store = await openStore({ ...location, mailDomain: 'example.nz' })
      await addStaff(store, { email: 'owner@example.nz', role: 'owner' })
      await store.close()
      await makeBackup(location, file)
      const empty = await create()
      onTestFinished(empty.remove)
      expect(await restore(empty, file)).toEqual({ erasures: 'applied', newPasswords: ['owner@example.nz'] })
    })

    test('refuses a backup from a later version, and leaves the store unchanged', async () => {
      const ids = await save(location, 'stays')
      const { database } = await openDatabase(location)
      const { db } = database
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(db)
      await makeBackup(location, file)
      await sql`delete from kysely_migration where name = '9999-later'`.execute(db)
      await db.destroy()
      await expect(restore(location, file)).rejects.toThrow(/later version/)
      expect(await read(location)).toMatchObject({ ids })
    })

    test('accepts the last of several backups written to the same file at the same time', async () => {
      const ids = await save(location, 'first')
      await Promise.all([makeBackup(location, file), makeBackup(location, file), makeBackup(location, file)])
      expect((await readdir(join(file, '..'))).toSorted()).toEqual(['backup'])
      await restore(location, file)
      expect(await read(location)).toMatchObject({ ids })
    })
  })
})

test("another application's database with an enquiry table is refused", async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const ids = await save({ dataDir }, 'stays')
  const file = join(dataDir, 'foreign.sqlite')
  const foreign = new DatabaseSync(file)
  foreign.exec(
    'create table enquiry (id text, kind, name, email, phone, plate, service, subject, message, received_at); insert into enquiry (id) values (1)',
  )
  await expect(restoreEmbedded(dataDir, file, true)).rejects.toThrow(/not a complete backup/)
  foreign.exec("create table kysely_migration (name); insert into kysely_migration values ('001-users')")
  await expect(restoreEmbedded(dataDir, file, true)).rejects.toThrow(/not a complete backup/)
  foreign.close()
  expect(await read({ dataDir })).toMatchObject({ ids })
})

const postgres = databases.find(({ name }) => name === 'PostgreSQL')

test.skipIf(postgres?.missing)("another application's PostgreSQL database with an enquiry table is refused", async () => {
  const [ours, theirs] = await Promise.all([postgres?.create(), postgres?.create()])
  if (!ours?.databaseUrl || !theirs?.databaseUrl) return
  onTestFinished(ours.remove)
  onTestFinished(theirs.remove)
  const ids = await save(ours, 'stays')
  const client = new pg.Client(theirs.databaseUrl)
  await client.connect()
  await client.query('create table enquiry (id text); create table kysely_migration (name text)')
  await client.end()
  const file = join(theirs.dataDir, 'backup')
  await makeBackup(theirs, file)
  await expect(restore(ours, file)).rejects.toThrow(/not a backup of the workshop/)
  expect(await read(ours)).toMatchObject({ ids })
})

test.skipIf(postgres?.missing)('a PostgreSQL restore waits for a server that is just stopping, and refuses while one runs', async () => {
  const ours = await postgres?.create()
  if (!ours?.databaseUrl) return
  onTestFinished(ours.remove)
  const ids = await save(ours, 'stays')
  const file = join(ours.dataDir, 'backup')
  await makeBackup(ours, file)
  const server = new pg.Client(ours.databaseUrl)
  await server.connect()
  await expect(restore(ours, file)).rejects.toThrow(/Stop the server first/)
  const restoring = restore(ours, file)
  await server.query('select pg_sleep(0.3)')
  await server.end()
  await restoring
  expect(await read(ours)).toMatchObject({ ids })
})

test('a restore over a database too damaged to read reports that erasures are unknown', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const ids = await save({ dataDir }, 'stays')
  const file = join(dataDir, 'a.backup')
  await makeBackup({ dataDir }, file)
  expect(await restoreEmbedded(dataDir, file, true)).toMatchObject({ erasures: 'applied' })
  await writeFile(storeFileIn(dataDir), 'x'.repeat(8192))
  expect(await restoreEmbedded(dataDir, file, true)).toMatchObject({ erasures: 'unreadable' })
  expect(await read({ dataDir })).toMatchObject({ ids })
})

test('a store that has lost its last changes can’t be backed up, and a restore brings it back', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const ids = await save({ dataDir }, 'stays')
  const file = join(dataDir, 'a.backup')
  await makeBackup({ dataDir }, file)
  await save({ dataDir }, 'came later')
  await writeFile(storeFileIn(dataDir), '')
  await expect(makeBackup({ dataDir }, file)).rejects.toBeInstanceOf(StoreIncomplete)
  expect(await restoreEmbedded(dataDir, file, true)).toMatchObject({ erasures: 'unreadable' })
  expect(await read({ dataDir })).toMatchObject({ ids })
})

test.skipIf(process.platform === 'win32')('backups and restored stores are private, even in folders that everybody can read', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const umask = process.umask(0o022)
  onTestFinished(() => void process.umask(umask))
  await chmod(dataDir, 0o755)
  await save({ dataDir }, 'stays')
  const file = join(dataDir, 'a.backup')
  await writeFile(file, 'an older one', { mode: 0o644 })
  await makeBackup({ dataDir }, file)
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  expect(await mode(file)).toBe('600')
  // Like a backup copied from another machine.
  await copyFile(file, join(dataDir, 'b.backup'))
  await chmod(join(dataDir, 'b.backup'), 0o644)
  await restoreEmbedded(dataDir, join(dataDir, 'b.backup'), true)
  expect(await mode(storeFileIn(dataDir))).toBe('600')
})
