import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, saveEnquiry } from '../testing/store.ts'
import { fakeDesk } from '../testing/test-desk.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { readChanges } from './changes.ts'

let server: TestServer
let clock: number

beforeEach(async () => {
  clock = Date.now()
  server = await startTestServer({}, { desk: fakeDesk, now: () => clock })
  return () => server.remove()
})

/** Opens a stream as a browser does, over a real connection. */
async function listen(token: string, { tab = randomUUID() as string, query = '', headers = {} } = {}) {
  const aborter = new AbortController()
  onTestFinished(() => aborter.abort())
  const url = `${server.url.replace('127.0.0.1', 'localhost')}/desk/events?tab=${tab}${query}`
  const response = await fetch(url, { headers: { cookie: `desk=${token}`, ...headers }, signal: aborter.signal })
  let text = ''
  let ended = false
  const read = async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
  }
  read()
    .catch(() => {})
    .finally(() => (ended = true))
  return { status: response.status, headers: response.headers, text: () => text, ended: () => ended, leave: () => aborter.abort() }
}

/** Resolves to the seconds until the stream has ended. */
async function secondsUntilEnded({ ended }: { ended(): boolean }): Promise<number> {
  const start = performance.now()
  await until(ended)
  return (performance.now() - start) / 1000
}

const arrive = () => saveEnquiry(server.store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID() } })

test('a stream announces changes without their content', async () => {
  const { token } = await addStaff(server.store)
  const { changeToken } = await readChanges(server.store)
  const stream = await listen(token, { query: `&changeToken=${changeToken}` })
  expect(stream.status).toBe(200)
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-robots-tag': 'noindex',
  })
  await until(() => stream.text().includes('retry: 5000'))
  await arrive()
  await until(() => stream.text().includes('data: changed'))
  expect(stream.text().replace(/^:\n\n/gm, '')).toMatch(/^retry: 5000\n\n(?:id: [\d-]+\ndata: changed\n\n)+$/)
})

test('a browser that reconnects is notified immediately of changes since its last event id', async () => {
  const { token } = await addStaff(server.store)
  const { changeToken } = await readChanges(server.store)
  await arrive()
  const heard = await listen(token, { query: `&changeToken=${changeToken}`, headers: { 'last-event-id': changeToken } })
  await until(() => heard.text().includes('data: changed'))
})

test("a browser that isn't signed in gets nothing and doesn't retry", async () => {
  for (const token of ['', 'x'.repeat(43)]) {
    const stream = await listen(token)
    expect([stream.status, stream.headers.get('content-type')]).toEqual([204, null])
  }
})

test("an account's sixth stream ends its oldest; the twenty-first in all is refused, with Retry-After", async () => {
  const people = await Promise.all(Array.from({ length: 5 }, (_, index) => addStaff(server.store, { email: `p${index}@example.co.nz` })))
  const [mere, ...others] = people.map(({ token }) => token)
  const streams: Awaited<ReturnType<typeof listen>>[] = []
  for (let page = 0; page < 6; page++) streams.push(await listen(mere ?? ''))
  await until(() => streams[0]?.ended() === true)
  expect(streams.map(({ ended }) => ended())).toEqual([true, false, false, false, false, false])
  for (const token of others.slice(0, 3)) for (let page = 0; page < 5; page++) streams.push(await listen(token))
  const refused = await listen(others[3] ?? '')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  streams[1]?.leave()
  await until(async () => (await listen(others[3] ?? '')).status === 200)
})

test('a stream ends within five seconds of sign-out and of disabling, over a real connection', async () => {
  const [mere, tama] = [await addStaff(server.store, { role: 'owner' }), await addStaff(server.store, { email: 'tama@example.co.nz' })]
  const [first, second] = [await listen(mere.token), await listen(tama.token)]
  await until(() => first.text() !== '' && second.text() !== '')
  await deskOf(server.store).disable(tama.id, mere)
  await deskOf(server.store).signOut(mere.token)
  const seconds = await Promise.all([first, second].map(secondsUntilEnded))
  expect(Math.max(...seconds)).toBeLessThan(5)
})

test('streams do not hold up a shutdown', async () => {
  const { token } = await addStaff(server.store)
  const streams = [await listen(token), await listen(token)]
  const start = performance.now()
  await server.stop()
  expect((performance.now() - start) / 1000).toBeLessThan(5)
  await until(() => streams.every(({ ended }) => ended()))
})

test('a page that refreshes itself does not keep its session alive; opening a page does', async () => {
  const { token } = await addStaff(server.store)
  const minute = 60_000
  const url = server.url.replace('127.0.0.1', 'localhost')
  const ask = async (path: string) => (await fetch(url + path, { headers: { cookie: `desk=${token}` }, redirect: 'manual' })).status
  const stream = await listen(token)
  clock += 20 * minute
  expect(await ask('/desk.data?_routes=routes%2Fworkbench')).toBe(200)
  clock += 9 * minute
  expect(await ask('/desk.data')).toBe(200)
  clock += 29 * minute
  expect(await ask('/desk.data?_routes=routes%2Fworkbench')).toBe(200)
  expect(await ask('/desk/waiting')).toBe(200)
  expect(stream.ended()).toBe(false)
  clock += minute
  expect(await ask('/desk.data?_routes=routes%2Fworkbench')).toBe(204)
  expect(await ask('/desk/waiting')).toBe(204)
  expect(await secondsUntilEnded(stream)).toBeLessThan(5)
})

test('anybody who is signed in can ask who they are and how many are waiting, and nobody else', async () => {
  const { id, token } = await addStaff(server.store)
  const ask = (cookie: string) => fetch(`${server.url.replace('127.0.0.1', 'localhost')}/desk/waiting`, { headers: { cookie } })
  await arrive()
  const answer = await ask(`desk=${token}`)
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([200, 'no-store', { staff: id, waiting: 1 }])
  for (const cookie of ['', `desk=${'x'.repeat(43)}`]) {
    const refused = await ask(cookie)
    expect([refused.status, await refused.text()]).toEqual([204, ''])
  }
})
