import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../../enquiries/booking/booking.examples.ts'
import { embedded } from '../../testing/databases.ts'
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

/** A store with enquiries whose messages take pages of their own, and with pages that are free again. */
async function makeStore(dataDir: string): Promise<Buffer> {
  const store = await open(dataDir)
  const ids: string[] = []
  for (let number = 0; number < 30; number++) {
    ids.push((await store.keep({ kind: 'booking', answers: { ...goodBooking, message: `${number} ${'brake '.repeat(800)}` } })).id)
  }
  await store.eraseEnquiries(ids.slice(20))
  await store.close()
  return readFileSync(storeFileIn(dataDir))
}

/**
 * Pages that may hold anything: free ones that a list of free pages names, and the last page of a text that goes on over several, whose
 * bytes say nothing of themselves.
 */
function anythingGoes(whole: Buffer): Set<number> {
  const pages = new Set<number>()
  for (let trunk = whole.readUInt32BE(32); trunk !== 0; trunk = whole.readUInt32BE((trunk - 1) * pageSize)) {
    const leaves = whole.readUInt32BE((trunk - 1) * pageSize + 4)
    for (let leaf = 0; leaf < leaves; leaf++) pages.add(whole.readUInt32BE((trunk - 1) * pageSize + 8 + 4 * leaf))
  }
  for (let page = 1; page <= whole.length / pageSize; page++) {
    const at = (page - 1) * pageSize
    // A page of a tree begins with its kind, an overflow page with the number of the next: none after the last.
    if (page > 1 && whole.readUInt32BE(at) === 0) pages.add(page)
  }
  return pages
}

describe('a store of which a page was zeroed', () => {
  let whole: Buffer
  let pages: number[]
  let unseen: Set<number>

  beforeAll(async () => {
    const { dataDir, remove } = await embedded()
    whole = await makeStore(dataDir)
    await remove()
    pages = Array.from({ length: whole.length / pageSize }, (_, index) => index + 1)
    unseen = anythingGoes(whole)
  })

  test('is refused, whichever of the pages that hold the tables and indexes together it was, and not a byte is written', async () => {
    const dataDir = await folder()
    const file = storeFileIn(dataDir)
    const structure = pages.filter((page) => !unseen.has(page))
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

  test('is found damaged while it is open, too', async () => {
    const dataDir = await folder()
    writeFileSync(storeFileIn(dataDir), whole)
    const database = openSqlite(dataDir)
    onTestFinished(() => database.db.destroy())
    expect(await database.checkIntegrity()).toBe(true)
    const last = pages.findLast((page) => !unseen.has(page)) ?? 0
    writeFileSync(storeFileIn(dataDir), Buffer.from(whole).fill(0, (last - 1) * pageSize, last * pageSize))
    expect(await database.checkIntegrity()).toBe(false)
  })
})

test('a damaged file keeps its write-ahead log as it was', async () => {
  const [running, dataDir] = [await folder(), await folder()]
  await makeStore(running)
  const store = await open(running)
  onTestFinished(store.close)
  await store.keep({ kind: 'booking', answers: { ...goodBooking, message: 'in the log alone' } })
  cpSync(running, dataDir, { recursive: true })
  const file = storeFileIn(dataDir)
  writeFileSync(file, readFileSync(file).fill('x', pageSize * 2))
  const before = [file, `${file}-wal`].map((path) => readFileSync(path, 'latin1'))
  await expect(open(dataDir)).rejects.toBeInstanceOf(StoreDamaged)
  expect([file, `${file}-wal`].map((path) => readFileSync(path, 'latin1'))).toEqual(before)
  expect(before[1]).toContain('in the log alone')
})

test('a power cut in the middle of a change is no damage: the store opens as it was before', async () => {
  const [cut, dataDir] = [await folder(), await folder()]
  await makeStore(cut)
  const file = storeFileIn(cut)
  const writer = new DatabaseSync(file)
  // Without a write-ahead log, as in a restore; with so small a cache the change is in the file before it is committed.
  writer.exec('pragma journal_mode = delete; pragma cache_size = 1; begin')
  const [{ count: before }] = writer.prepare('select count(*) as count from enquiry').all() as [{ count: number }]
  writer.exec("update enquiry set message = message || 'torn'; delete from mail")
  for (const path of ['workshop.sqlite', 'workshop.sqlite-journal']) cpSync(join(cut, path), join(dataDir, path))
  writer.close()
  const store = await open(dataDir)
  await store.close()
  const reader = new DatabaseSync(storeFileIn(dataDir), { readOnly: true })
  onTestFinished(() => reader.close())
  expect(reader.prepare("select count(*) as count from enquiry where message not like '%torn'").all()).toMatchObject([{ count: before }])
})
