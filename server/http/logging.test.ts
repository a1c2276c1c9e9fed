import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { listQuarantine } from '../enquiries/quarantine.ts'
import { loadSite } from '../pages/load-site.ts'
import { freePort } from '../testing/free-port.ts'
import { startRelay } from '../testing/relay.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

test('the log has nothing that a visitor typed, and no address', async () => {
  const canary = 'fantail'
  const booking = {
    ...goodBooking,
    name: `${canary} Bird`,
    email: `${canary}@bird.example.nz`,
    plate: 'FANTAIL',
    message: `${canary} sings`,
  }
  const relay = await startRelay({ refuse: () => 550 })
  const buildDir = join(import.meta.dirname, '..', '..', 'dist')
  // Without a build, form posts get 404, and only the JSON endpoints are tested.
  const site = existsSync(join(buildDir, 'manifest.json')) ? { site: () => loadSite(buildDir) } : {}
  const servers = [
    await startTestServer({ smtpUrl: relay.url }, { tasksEvery: 20, ...site }),
    await startTestServer({ smtpUrl: `smtp://${canary}:pw@127.0.0.1:${await freePort()}` }),
  ]
  // The relay refuses the first server's quarantine report.
  for (const server of servers) {
    await server.post(`/dev/booking?${canary}=1`, booking, {
      'user-agent': canary,
      referer: `http://${canary}.example`,
      'form-age': canary,
      'x-forwarded-for': '192.0.2.77',
    })
    await server.post('/dev/booking', { ...booking, email: `${canary}@` })
    const advert = `${canary} sells https://${canary}.xyz https://${canary}.top https://${canary}.click`
    await server.post('/dev/booking', { ...booking, message: advert }, { 'form-age': '20' })
    await server.post('/dev/booking', booking, { origin: `https://${canary}.example` })
    await fetch(`${server.url}/dev/booking`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"${canary}` })
    for (const answers of [booking, { ...booking, email: canary }]) {
      await fetch(`${server.url}/appointment`, { method: 'POST', body: new URLSearchParams({ ...answers, comment: canary }) })
    }
    await fetch(`${server.url}/contact`)
    await fetch(`${server.url}/${canary}/nothing`)
    await fetch(`${server.url}/%zz${canary}`)
    await until(() => server.logged.some((line) => /look after|retried/.test(line)))
    await until(async () => (await listQuarantine(server.store)).length === 1)
  }
  await until(() => servers[0]?.logged.some((line) => line.includes('quarantine-report') && line.includes('retried')) ?? false)
  const lines = servers.flatMap(({ logged }) => logged).map((line) => JSON.parse(line))
  const text = JSON.stringify(lines)
  expect(text.toLowerCase()).not.toContain(canary)
  expect(text).not.toMatch(/127\.0\.0\.1|192\.0\.2\.77|@bird/)
  const completed = lines.filter(({ msg }) => msg === 'request completed')
  expect(completed[0]).toMatchObject({
    level: 'info',
    method: 'POST',
    route: '/dev/booking',
    status: 201,
    ms: expect.any(Number),
    reqId: expect.any(String),
  })
  expect(completed.filter(({ method, status }) => method === 'GET' && status === 200)).toEqual([])
  expect(completed.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 422, 400, 403, 404]))
  for (const server of servers) await server.remove()
  await relay.close()
})
