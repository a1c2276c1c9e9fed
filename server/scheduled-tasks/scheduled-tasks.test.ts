import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import { quarantineCommand } from '../commands/quarantine.ts'
import { embedded } from '../testing/databases.ts'
import { startRelay } from '../testing/relay.ts'
import { freePort, startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

const day = 86_400_000
const advert = {
  ...goodContact,
  email: 'max@seo-offers.example',
  subject: 'First page of Google',
  message: 'We improve your SEO ranking. See https://seo-offers.xyz and https://more.top',
}

test('the workshop gets no advertisement but one mail a day about them, and whoever it lets through is mailed like everybody', async () => {
  const relay = await startRelay()
  onTestFinished(relay.close)
  const server = await startTestServer(
    { smtpUrl: relay.url, mailFrom: 'web@shop.example.nz', workshopEmail: 'desk@shop.example.nz' },
    { tasksEvery: 30 },
  )
  onTestFinished(server.remove)
  const person = await server.post('/dev/booking', goodBooking)
  const suspect = await server.post('/dev/contact', advert)
  expect([suspect.status, Object.keys(await suspect.json())]).toEqual([person.status, Object.keys(await person.json())])

  await until(() => relay.taken.length === 3)
  const report = relay.taken.find(({ email }) => email.subject?.startsWith('Held back'))
  const id = (await server.store.listQuarantine())[0]?.id ?? ''
  expect(report?.to).toEqual(['desk@shop.example.nz'])
  for (const part of [advert.name, advert.email, advert.message, 'links', `npm run quarantine -- release ${id}`]) {
    expect(report?.email.text).toContain(part)
  }

  const said: string[] = []
  const parts = { store: server.store, say: (line: string) => void said.push(line) }
  expect(await quarantineCommand(['list'], parts)).toBe(0)
  expect(said.join('\n')).toContain(advert.message)
  expect(await quarantineCommand(['release', id, 'nobody'], parts)).toBe(1)
  expect(await quarantineCommand(['release'], parts)).toBe(2)
  await until(() => relay.taken.length === 5)
  expect(
    relay.taken
      .slice(3)
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual(['desk@shop.example.nz', advert.email])
})

test('a report that no relay takes is tried again, and nothing of it stands in the log', async () => {
  const port = await freePort()
  const server = await startTestServer({ smtpUrl: `smtp://127.0.0.1:${port}` }, { tasksEvery: 30 })
  onTestFinished(server.remove)
  await server.post('/dev/contact', advert)
  await until(() => server.logged.some((line) => line.includes('the next round tries again')))
  const relay = await startRelay({ port })
  onTestFinished(relay.close)
  await until(() => relay.taken.length === 1)
  expect(server.logged.join()).not.toContain('seo-offers')
})

test('what is too old goes with the files of its mails, whenever the server runs again', async () => {
  const place = await embedded()
  onTestFinished(place.remove)
  const { dataDir } = place
  let clock = Date.now()
  const now = () => clock
  const first = await startTestServer({ dataDir }, { now })
  await first.post('/dev/contact', goodContact)
  await first.post('/dev/booking', goodBooking)
  const files = () => readdir(join(dataDir, 'mail'))
  await until(async () => (await first.store.health()).due === 0)
  expect(await files()).toHaveLength(4)
  await first.stop()

  clock += 366 * day
  const second = await startTestServer({ dataDir }, { now, tasksEvery: 30 })
  onTestFinished(second.stop)
  await until(async () => (await files()).length === 2)
  clock += 366 * day
  await until(async () => (await files()).length === 0)
})
