import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../../domain/enquiries/booking/booking.examples.ts'
import { eraseEnquiries } from '../../privacy/delete-expired.ts'
import { embedded } from '../../testing/databases.ts'
import { saveEnquiry } from '../../testing/store.ts'
import { openStore } from '../store.ts'
import { StoreDamaged } from './integrity.ts'
import { openSqlite, storeFileIn } from './open-sqlite.ts'

const pageSize = 4096
const open = (dataDir: string) => openStore({ dataDir, mailDomain: 'example.nz' })

async function folder(): Promise<string> {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  return dataDir
}

/** Makes a store with overflow pages and free pages, and returns its file. */
async function makeStore(dataDir: string): Promise<Buffer> {
  const store = await open(dataDir)
  const ids: string[] = []
  for (let number = 0; number < 30; number++) {
    ids.push((await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: `${number} ${'brake '.repeat(800)}` } })).id)
  }
  await eraseEnquiries(store, ids.slice(20))
  await store.close()
  return readFileSync(storeFileIn(dataDir))
}

/**
 * Returns the numbers of pages whose content SQLite can't check: the leaves of the freelist, and the last overflow page of each
 * text. See https://www.sqlite.org/fileformat.html
 */
function uncheckedPages(whole: Buffer): Set<number> {
  const pages = new Set<number>()
  for (let trunk = whole.readUInt32BE(32); trunk !== 0; trunk = whole.readUInt32BE((trunk - 1) * pageSize)) {
    const leaves = whole.readUInt32BE((trunk - 1) * pageSize + 4)
    for (let leaf = 0; leaf < leaves; leaf++) pages.add(whole.readUInt32BE((trunk - 1) * pageSize + 8 + 4 * leaf))
  }
  for (let page = 1; page <= whole.length / pageSize; page++) {
    const at = (page - 1) * pageSize
    // A b-tree page begins with its type, an overflow page with the number of the next, which is 0 on the last.
    if (page > 1 && whole.readUInt32BE(at) === 0) pages.add(page)
  }
  return pages
}

describe('a store with a zeroed page', () => {
  let whole: Buffer
  let pages: number[]
  let unchecked: Set<number>

  beforeAll(async () => {
    const { dataDir, remove } = await embedded()
    whole = await makeStore(dataDir)
    await remove()
    pages = Array.from({ length: whole.length / pageSize }, (_, index) => index + 1)
    unchecked = uncheckedPages(whole)
  })

  test('is refused, whichever page of the structure it is, and not a byte is written', async () => {
    const dataDir = await folder()
    const file = storeFileIn(dataDir)
    const structure = pages.filter((page) => !unchecked.has(page))
    expect(structure.length).toBeGreaterThan(30)
    for (const page of structure) {
      const damaged = Buffer.from(whole).fill(0, (page - 1) * pageSize, page * pageSize)
      writeFileSync(file, damaged)
      const opening = open(dataDir)
      await expect(opening, `page ${page} of ${pages.length}`).rejects.toBeInstanceOf(StoreDamaged)
      await expect(opening).rejects.toThrow(/workshop\.sqlite is damaged .*npm run restore -- <file> --force/)
      expect(readFileSync(file).equals(damaged)).toBe(true)
    }
  })

  test('is also reported as damaged while it is open', async () => {
    const dataDir = await folder()
    writeFileSync(storeFileIn(dataDir), whole)
    const database = openSqlite(dataDir)
    onTestFinished(() => database.db.destroy())
    expect(await database.checkIntegrity()).toBe(true)
    const last = pages.findLast((page) => !unchecked.has(page)) ?? 0
    writeFileSync(storeFileIn(dataDir), Buffer.from(whole).fill(0, (last - 1) * pageSize, last * pageSize))
    expect(await database.checkIntegrity()).toBe(false)
  })
})

test('opening a damaged file leaves its write-ahead log alone', async () => {
  const [running, dataDir] = [await folder(), await folder()]
  await makeStore(running)
  const store = await open(running)
  onTestFinished(store.close)
  await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: 'in the log alone' } })
  cpSync(running, dataDir, { recursive: true })
  const file = storeFileIn(dataDir)
  writeFileSync(file, readFileSync(file).fill('x', pageSize * 2))
  const before = [file, `${file}-wal`].map((path) => readFileSync(path, 'latin1'))
  await expect(open(dataDir)).rejects.toBeInstanceOf(StoreDamaged)
  expect([file, `${file}-wal`].map((path) => readFileSync(path, 'latin1'))).toEqual(before)
  expect(before[1]).toContain('in the log alone')
})

test('after a power cut during a transaction the store opens with the state before it', async () => {
  const [cut, dataDir] = [await folder(), await folder()]
  await makeStore(cut)
  const file = storeFileIn(cut)
  const writer = new DatabaseSync(file)
  // Without a write-ahead log, as in a restore. The tiny cache makes SQLite write to the file before the commit.
  writer.exec('pragma journal_mode = delete; pragma cache_size = 1; begin')
  const [{ count: before }] = writer.prepare('select count(*) as count from enquiry').all() as [{ count: number }]
  writer.exec("update enquiry set message = message || 'torn'; delete from outbox")
  for (const path of ['workshop.sqlite', 'workshop.sqlite-journal']) cpSync(join(cut, path), join(dataDir, path))
  writer.close()
  const store = await open(dataDir)
  await store.close()
  const reader = new DatabaseSync(storeFileIn(dataDir), { readOnly: true })
  onTestFinished(() => reader.close())
  expect(reader.prepare("select count(*) as count from enquiry where message not like '%torn'").all()).toMatchObject([{ count: before }])
})
