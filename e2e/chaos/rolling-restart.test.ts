import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { databases } from '../../server/testing/databases.ts'
import { startRelay } from '../../server/testing/relay.ts'
import { type ServerProcess, startServerProcess } from '../../server/testing/server-process.ts'
import { until } from '../../server/testing/until.ts'
import { startProxy } from './proxy.ts'

const visitorCount = 20

test.for(databases)(
  'two servers on $name are restarted in turn under load: no request fails, and no email is sent twice',
  {
    timeout: 300_000,
  },
  async ({ missing, create }, { skip }) => {
    skip(missing, 'TEST_DATABASE_URL is not set')
    const testDb = await create()
    onTestFinished(testDb.remove)
    const relay = await startRelay()
    onTestFinished(relay.close)
    const proxy = await startProxy()
    onTestFinished(proxy.close)
    const env = { DATA_DIR: testDb.dataDir, DATABASE_URL: testDb.databaseUrl ?? '', STOP_DELAY: '2', SMTP_URL: relay.url }
    const addresses = { MAIL_FROM: 'website@workshop.example.nz', WORKSHOP_EMAIL: 'counter@workshop.example.nz' }
    const servers: ServerProcess[] = []

    async function startOne(): Promise<void> {
      const server = await startServerProcess({ ...env, ...addresses })
      onTestFinished(() => void server.child.kill('SIGKILL'))
      await proxy.add(server.url)
      servers.push(server)
    }

    async function stopFirst(): Promise<void> {
      const [first] = servers.splice(0, 1)
      if (!first) throw new Error('No server runs.')
      const ended = first.end('SIGTERM')
      const statusOf = async (path: string) => (await fetch(first.url + path).catch(() => undefined))?.status
      await until(async () => {
        const statuses = await Promise.all(['/readyz', '/healthz'].map(statusOf))
        return statuses.every((status) => status === 503)
      })
      expect(await ended).toBe(0)
      proxy.remove(first.url)
    }

    await Promise.all([startOne(), startOne()])
    const statuses: (number | string)[] = []
    let over = false
    async function visitor(name: number): Promise<void> {
      for (let number = 0; !over; number++) {
        const body = JSON.stringify({ ...goodBooking, message: `Visitor ${name}, No. ${number}` })
        const posted = fetch(`${proxy.url}/dev/booking`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        statuses.push(await posted.then(({ status }) => status).catch(String))
        await wait(250)
      }
    }
    const visiting = Promise.all(Array.from({ length: visitorCount }, (_, name) => visitor(name)))
    try {
      for (let number = 0; number < 2; number++) {
        await startOne()
        await stopFirst()
      }
    } finally {
      over = true
      await visiting
    }

    expect(statuses.filter((status) => status !== 201)).toEqual([])
    expect(statuses.length).toBeGreaterThan(visitorCount)
    await until(() => relay.received.length >= statuses.length * 2, 60_000)
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0)
    expect(new Set(relay.received.map(({ email }) => email.messageId)).size).toBe(statuses.length * 2)
    expect(relay.received).toHaveLength(statuses.length * 2)
  },
)
