import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../domain/enquiries/booking/booking.examples.ts'
import { embedded } from './testing/databases.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startTestServer } from './testing/test-server.ts'

test('on SIGTERM the server answers and stores the enquiry in progress, then exits with 0', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const server = await startServerProcess({ DATA_DIR: dataDir }, { variant: 'while stopping' })
  onTestFinished(() => void server.child.kill('SIGKILL'))

  const arrived = once(server.lines, 'line')
  const answering = fetch(`${server.url}/dev/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(goodBooking),
  })
  await arrived
  const signalled = performance.now()
  const ended = server.end('SIGTERM')
  const response = await answering
  expect(response.status).toBe(201)
  const { id } = await response.json()
  expect(await ended).toBe(0)
  // Before it would be forced, after 30 s.
  expect(performance.now() - signalled).toBeLessThan(20_000)

  const next = await startTestServer({ dataDir })
  onTestFinished(next.stop)
  expect(await (await next.post('/dev/booking', goodBooking)).json()).toEqual({ id })
})

test('a signal that arrives just as the server finishes starting stops it', async () => {
  const script = `
    import { runProcess } from '${new URL('run-process.ts', import.meta.url)}'
    const running = setInterval(() => {}, 1000)
    await runProcess({ stopDelay: 0 }, async () => {
      process.kill(process.pid, 'SIGTERM')
      return { stop: async () => console.log('stopped') }
    })
  `
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { timeout: 10_000 })
  expect(stdout).toBe('stopped\n')
})
