import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../enquiries/booking/booking.examples.ts'
import { embedded } from './testing/databases.ts'
import { startTestServer } from './testing/test-server.ts'

test('a server that is told to stop answers the enquiry that it took, keeps it, and exits with 0', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'serve-slowly.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)
  const [url] = await once(lines, 'line')
  const exited = once(child, 'exit')

  const arrived = once(lines, 'line')
  const answering = fetch(new URL('/dev/booking', url).href.replace('localhost', '127.0.0.1'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(goodBooking),
  })
  await arrived
  const told = performance.now()
  child.kill('SIGTERM')
  const answer = await answering
  expect(answer.status).toBe(201)
  const { id } = await answer.json()
  expect(await exited).toEqual([0, null])
  expect(performance.now() - told).toBeLessThan(5000)

  const next = await startTestServer({ dataDir })
  onTestFinished(next.stop)
  expect(await (await next.post('/dev/booking', goodBooking)).json()).toEqual({ id })
})
