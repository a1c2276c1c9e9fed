import { cpSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../../domain/enquiries/booking/booking.examples.ts'
import { storeInvite } from '../../accounts/invites.ts'
import { readInbox } from '../../enquiries/inbox.ts'
import { deleteExpired, eraseEnquiries } from '../../privacy/delete-expired.ts'
import { embedded } from '../../testing/databases.ts'
import { saveEnquiry } from '../../testing/store.ts'
import { until } from '../../testing/until.ts'
import { openStore, type Store } from '../store.ts'
import { storeFileIn } from './open-sqlite.ts'
import { countFileOf, StoreIncomplete } from './saved-count.ts'

async function folder(): Promise<string> {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  return dataDir
}

const open = (dataDir: string) => openStore({ dataDir, mailDomain: 'example.nz' })

async function save(store: Store, from: number, to: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = from; number < to; number++) {
    ids.push((await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: `${number}` } })).id)
  }
  return ids
}

/** Returns a folder as a killed server leaves it: seven enquiries in the file, thirteen more in its write-ahead log. */
async function killed(): Promise<string> {
  const [running, dataDir] = [await folder(), await folder()]
  const store = await open(running)
  onTestFinished(store.close)
  await save(store, 0, 7)
  const other = new DatabaseSync(storeFileIn(running))
  other.exec('pragma wal_checkpoint(truncate)')
  other.close()
  await save(store, 7, 20)
  const file = storeFileIn(running)
  const count = () => Number(readFileSync(countFileOf(file), 'utf8'))
  const reader = new DatabaseSync(file, { readOnly: true })
  await until(() => count() === Number(reader.prepare('pragma user_version').get()?.user_version))
  reader.close()
  cpSync(running, dataDir, { recursive: true })
  rmSync(`${storeFileIn(dataDir)}-shm`)
  return dataDir
}

function enquiriesIn(dataDir: string): number {
  const reader = new DatabaseSync(storeFileIn(dataDir), { readOnly: true })
  const { length } = reader.prepare('select id from enquiry').all()
  reader.close()
  return length
}

const losses: Record<string, (file: string) => void> = {
  'the write-ahead log is missing': (file) => rmSync(`${file}-wal`),
  'the write-ahead log is empty': (file) => truncateSync(`${file}-wal`),
  'the write-ahead log ends early': (file) => truncateSync(`${file}-wal`, readFileSync(`${file}-wal`).length / 2),
  'the write-ahead log is damaged': (file) => writeFileSync(`${file}-wal`, readFileSync(`${file}-wal`).fill('x', 100, 5000)),
  'the database has 0 bytes': (file) => {
    rmSync(`${file}-wal`)
    truncateSync(file)
  },
  'the database is missing': (file) => {
    rmSync(`${file}-wal`)
    rmSync(file)
  },
}

test('a store is refused when its database or its write-ahead log is missing, cut short or damaged', async () => {
  const left = await killed()
  for (const [loss, lose] of Object.entries(losses)) {
    const dataDir = await folder()
    cpSync(left, dataDir, { recursive: true })
    const file = storeFileIn(dataDir)
    lose(file)
    const files = () => [file, `${file}-wal`].map((path) => (existsSync(path) ? readFileSync(path, 'latin1') : ''))
    const before = files()
    await expect(open(dataDir), loss).rejects.toBeInstanceOf(StoreIncomplete)
    await expect(open(dataDir), loss).rejects.toThrow(/has lost what was saved last: .*npm run restore.*delete .*workshop\.sqlite-saved/)
    expect(files(), loss).toEqual(before)
    // Deleting the file is how an operator accepts the loss.
    rmSync(countFileOf(file))
    const store = await open(dataDir)
    await store.close()
    expect(existsSync(countFileOf(file)), loss).toBe(true)
  }
})

test('a killed server’s store opens with all that was saved', async () => {
  const dataDir = await killed()
  const store = await open(dataDir)
  await store.close()
  expect(enquiriesIn(dataDir)).toBe(20)
})

test('what staff do counts too, and reading and erasing don’t lead to a refusal', async () => {
  const dataDir = await folder()
  const count = () => Number(readFileSync(countFileOf(storeFileIn(dataDir)), 'utf8'))
  let store = await open(dataDir)
  const ids = await save(store, 0, 5)
  await store.close()
  const before = count()
  store = await open(dataDir)
  await storeInvite(store.db, { hash: 'x', email: 'a@example.nz', role: 'owner', form: null, by: null }, store.now())
  await store.close()
  expect(count()).toBe(before + 1)
  store = await open(dataDir)
  await readInbox(store, {})
  await eraseEnquiries(store, ids)
  await deleteExpired(store)
  await store.close()
  expect(count()).toBeGreaterThan(before + 1)
  store = await open(dataDir)
  await store.close()
})
