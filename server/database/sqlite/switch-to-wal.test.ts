import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { embedded } from '../../testing/databases.ts'
import { switchToWal } from './switch-to-wal.ts'

test('a new file that another process is writing is opened once that has ended', async ({ onTestFinished }) => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const open = () => {
    // Without SQLite's own timeout, which would block this thread.
    const database = new DatabaseSync(join(dataDir, 'workshop.sqlite'), { timeout: 0 })
    onTestFinished(() => database.close())
    return database
  }
  const [database, other] = [open(), open()]
  other.exec('begin immediate')
  const wait = vi
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockImplementationOnce(async () => other.exec('rollback'))
  await switchToWal(database, 60_000, wait)
  expect(wait).toHaveBeenCalledTimes(2)
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
})
