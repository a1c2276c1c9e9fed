import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { type OwnPostgres, startOwnPostgres } from '../../ops/test/start-postgres.ts'
import { findInstalledPrograms } from '../../server/backup/find-postgres-programs.ts'
import { embedded } from '../../server/testing/databases.ts'

describe.skipIf(!(await findInstalledPrograms()))('a server whose PostgreSQL is not up yet', { timeout: 120_000 }, () => {
  let postgres: OwnPostgres

  beforeAll(async () => {
    const started = await startOwnPostgres(() => {})
    if ('skipped' in started) throw new Error(started.skipped)
    postgres = started
  }, 60_000)
  afterAll(() => postgres.stop())

  async function startServer(databaseUrl = postgres.url) {
    const { dataDir, remove } = await embedded()
    onTestFinished(remove)
    const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/testing/serve.ts')], { env, stdio: 'pipe' })
    onTestFinished(() => void child.kill('SIGKILL'))
    let errorOutput = ''
    child.stderr.on('data', (text) => (errorOutput += text))
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    const line = async () => String((await lines.next()).value)
    const ended = once(child, 'exit').then(([code]) => ({ code, errorOutput }))
    return { child, line, ended }
  }

  test('logs that it is waiting, and serves once the database is up', async () => {
    await postgres.kill()
    const server = await startServer()
    expect(await server.line()).toMatch(/^Waiting for the database, see DATABASE_URL: ECONNREFUSED/)
    await postgres.startAgain()
    const url = (await server.line()).replace('localhost', '127.0.0.1')
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/dev/booking`, { method: 'POST', headers, body: JSON.stringify(goodBooking) })
    expect(response.status).toBe(201)
    server.child.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
  })

  test('shuts down cleanly on SIGTERM while it waits', async () => {
    await postgres.kill()
    onTestFinished(() => postgres.startAgain())
    const server = await startServer()
    expect(await server.line()).toContain('Waiting')
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, errorOutput: '' })
  })

  test.for([
    ['database', (url: string) => url.replace(/[^/]+$/, 'nowhere'), /database "nowhere" does not exist/],
    ['role', (url: string) => url.replace('test@', 'nobody@'), /role "nobody" does not exist/],
  ] as const)('does not wait for a %s that does not exist, because the settings are wrong', async ([, change, errorOutput]) => {
    const server = await startServer(change(postgres.url))
    expect(await server.line()).toBe('undefined')
    const ended = await server.ended
    expect(ended.code).not.toBe(0)
    expect(ended.errorOutput).toMatch(/see DATABASE_URL/)
    expect(ended.errorOutput).toMatch(errorOutput)
  })
})
