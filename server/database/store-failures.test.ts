import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { databases, embedded } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

/** Milliseconds within which a failed enquiry must be answered. The page waits 15 seconds. */
const answerTimeout = 10_000

/** Mounts a small disk and returns its path, or undefined without root. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0) return folder
  rmSync(folder, { recursive: true })
  return undefined
}

function unmount(disk: string): void {
  spawnSync('umount', [disk])
  rmSync(disk, { recursive: true })
}

const trialDisk = smallDisk()
if (trialDisk) unmount(trialDisk)
else console.log('Skipped: a full and a read-only disk, because only root can mount a small one')

const health = async ({ url }: TestServer) => {
  const response = await fetch(`${url}/healthz`)
  return { status: response.status, store: (await response.json()).store }
}

/** Expects that enquiries are refused and /healthz and the log name the error, and that the server recovers without a restart after `repair`. */
async function expectRefusalAndRecovery(server: TestServer, errors: string[], repair: () => void | Promise<void>): Promise<void> {
  await until(async () => {
    const { status, store } = await health(server)
    return status === 503 && errors.includes(store)
  }, 10_000)
  const refused = await fetch(`${server.url}/dev/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(goodBooking),
    signal: AbortSignal.timeout(answerTimeout),
  })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  const logged = server.logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'A request could not be answered.')
  expect(errors, 'the log names the cause').toContain(logged?.err.code)
  expect((await fetch(`${server.url}/dev/booking`)).status).toBe(405)
  await repair()
  await until(async () => (await health(server)).status === 200, 20_000)
  expect((await server.post('/dev/booking', goodBooking)).status).toBe(201)
}

describe('failures of the embedded store', { concurrent: true, timeout: 60_000 }, () => {
  test('a lock that another program holds', async ({ onTestFinished }) => {
    const { dataDir, remove } = await embedded()
    onTestFinished(remove)
    const server = await startTestServer({ dataDir })
    onTestFinished(server.stop)
    const other = new DatabaseSync(join(dataDir, 'workshop.sqlite'))
    onTestFinished(() => other.close())
    other.exec('begin exclusive')
    await expectRefusalAndRecovery(server, ['locked', 'slow'], () => other.exec('rollback'))
  })

  test.skipIf(!trialDisk)('a full disk', async ({ onTestFinished }) => {
    const disk = smallDisk() ?? ''
    onTestFinished(() => unmount(disk))
    const server = await startTestServer({ dataDir: join(disk, 'data') })
    onTestFinished(server.stop)
    const ballast = join(disk, 'ballast')
    expect(() => writeFileSync(ballast, Buffer.alloc(2 ** 20))).toThrow('ENOSPC')
    await expectRefusalAndRecovery(server, ['full'], () => rmSync(ballast))
  })

  test.skipIf(!trialDisk)('a read-only disk: the server does not start, and names the folder', async ({ onTestFinished }) => {
    const disk = smallDisk() ?? ''
    onTestFinished(() => unmount(disk))
    const remount = (how: string) => expect(spawnSync('mount', ['-o', `remount,${how}`, disk]).status).toBe(0)
    remount('ro')
    await expect(startTestServer({ dataDir: disk })).rejects.toThrow(`DATA_DIR, now ${disk}`)
    remount('rw')
    const server = await startTestServer({ dataDir: disk })
    onTestFinished(server.stop)
    expect((await server.post('/dev/booking', goodBooking)).status).toBe(201)
  })
})

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('$name', { concurrent: true }, ({ missing, create }) => {
  describe.skipIf(missing)('failures', { timeout: 60_000 }, () => {
    async function serverWithAdmin(onTestFinished: (end: () => Promise<void>) => void) {
      const testDb = await create()
      onTestFinished(testDb.remove)
      const server = await startTestServer(testDb)
      onTestFinished(server.stop)
      const admin = new pg.Client(testDb.databaseUrl)
      await admin.connect()
      // The tests drop its connection.
      admin.on('error', () => {})
      onTestFinished(() => admin.end().catch(() => {}))
      return { testDb, server, admin }
    }

    test('a lock on the tables', async ({ onTestFinished }) => {
      const { server, admin } = await serverWithAdmin(onTestFinished)
      await admin.query('begin')
      await admin.query('lock table enquiry, outbox in access exclusive mode')
      await expectRefusalAndRecovery(server, ['locked', 'slow'], async () => void (await admin.query('rollback')))
    })

    test('a read-only database', async ({ onTestFinished }) => {
      const { testDb, server } = await serverWithAdmin(onTestFinished)
      const set = async (readOnly: 'on' | 'off') => {
        const client = new pg.Client(testDb.databaseUrl)
        await client.connect()
        await client.query('set default_transaction_read_only = off')
        await client.query(`alter database "${client.database}" set default_transaction_read_only = ${readOnly}`)
        await client.end()
        await testDb.dropConnections()
      }
      await set('on')
      await expectRefusalAndRecovery(server, ['read-only'], () => set('off'))
    })
  })
})
