import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../../domain/enquiries/booking/booking.examples.ts'
import { embedded } from '../../testing/databases.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { until } from '../../testing/until.ts'
import { openStore } from '../store.ts'

/** Returns the relative paths of files that other users may access. */
async function readableByOthers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const open = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      return (await stat(path)).mode & 0o077 ? [path.slice(folder.length + 1)] : []
    }),
  )
  return open.flat()
}

test.skipIf(process.platform === 'win32')('files are private even in a folder that everyone may read', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  await chmod(dataDir, 0o755)
  const server = await startServerProcess({ DATA_DIR: dataDir }, { wrapper: ['/bin/sh', '-c', 'umask 022; exec "$@"', 'sh'] })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.url}/dev/booking`, { method: 'POST', headers, body: JSON.stringify(goodBooking) })
  await until(async () => (await readdir(join(dataDir, 'mail')).catch(() => [])).filter((name) => /^\d.*eml$/.test(name)).length === 2)
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['workshop.sqlite', 'workshop.sqlite-wal', 'workshop.sqlite-shm']))
  expect(await readableByOthers(dataDir)).toEqual([])
  await server.end('SIGTERM')
})

test.skipIf(process.platform === 'win32')(
  'the database files are private from the start, and the mode of existing ones is repaired',
  async () => {
    const { dataDir, remove } = await embedded()
    onTestFinished(remove)
    await chmod(dataDir, 0o755)
    const umask = process.umask(0)
    onTestFinished(() => void process.umask(umask))
    await (await openStore({ dataDir, mailDomain: 'example.nz' })).close()
    expect(await readableByOthers(dataDir)).toEqual([])

    await chmod(join(dataDir, 'workshop.sqlite'), 0o644)
    for (const beside of ['-wal', '-shm']) await writeFile(join(dataDir, `workshop.sqlite${beside}`), '', { mode: 0o644 })
    expect(await readableByOthers(dataDir)).toHaveLength(3)
    const store = await openStore({ dataDir, mailDomain: 'example.nz' })
    onTestFinished(store.close)
    expect(await readableByOthers(dataDir)).toEqual([])
  },
)
