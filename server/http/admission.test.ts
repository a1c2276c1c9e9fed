import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { Receive } from '../../domain/enquiries/receive.ts'
import { testApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { type RequestKind, requestKind } from './admission.ts'

test.for<[string, string, string, RequestKind | undefined]>([
  ['GET', '/contact', '/contact', undefined],
  ['GET', '/assets/*', '/assets/a.js', undefined],
  ['GET', '/desk/assets/*', '/desk/assets/a.js', undefined],
  ['GET', '/readyz', '/readyz', undefined],
  ['POST', '/contact', '/contact', 'enquiry'],
  ['POST', '/dev/booking', '/dev/booking', 'enquiry'],
  ['GET', '/desk', '/desk', 'desk'],
  ['GET', '/desk.data', '/desk.data', 'desk'],
  ['GET', '/desk/events', '/desk/events', 'desk'],
  ['POST', '/desk/*', '/desk/sign-in', 'desk'],
  ['GET', '/desk/*', '/%64esk/sign-in', 'desk'],
  ['GET', '/desk/*', '/desk/feed/x.ics', 'feed'],
  ['HEAD', '/healthz', '/healthz', 'health'],
])('%s on the route %s as %s needs a place as: %s', ([method, route, path, kind]) => {
  expect(requestKind(method, route, path)).toBe(kind)
})

/** Builds an app whose enquiries are in work until `finish`. */
async function busyApp() {
  const ends: (() => void)[] = []
  const receive: Receive = () =>
    new Promise((resolve) => void ends.push(() => resolve({ outcome: 'stored', id: 'the-id', confirmation: true })))
  const app = await testApp({ receive })
  const post = (remoteAddress: string) => app.inject({ method: 'POST', url: '/dev/booking', remoteAddress, payload: goodBooking })
  return {
    app,
    inWork: () => ends.length,
    post,
    postMany: (count: number, remoteAddress: string) => Array.from({ length: count }, () => post(remoteAddress)),
    async finish(count: number) {
      for (let at = 0; at < count; at++) {
        await until(() => ends.length > 0)
        ends.shift()?.()
      }
    },
  }
}

test('a sender with too many requests in work gets 503 with Retry-After before the handler starts; others wait their turn', async () => {
  const { app, inWork, post, postMany, finish } = await busyApp()
  const many = postMany(100, '192.0.2.1')
  await until(() => inWork() === 64)
  const refused = await post('192.0.2.1')
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers.connection]).toEqual([503, '10', 'close'])
  expect(refused.headers['content-type']).toBe('application/problem+json')
  expect(inWork()).toBe(64)
  // Pages and other kinds have their own places.
  expect((await app.inject({ url: '/healthz', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
  const other = post('192.0.2.2')
  await finish(1)
  await until(() => inWork() === 64)
  const all = Promise.all([...many, other])
  await finish(100)
  expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array(101).fill(201))
})

test('an office of thirty people can send an enquiry each at the same moment', async () => {
  const { postMany, finish } = await busyApp()
  const all = Promise.all(postMany(30, '192.0.2.1'))
  await finish(30)
  expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201))
})

test('above the total, requests of any sender are refused, and those waiting are after five seconds', async () => {
  const { inWork, post, postMany, finish } = await busyApp()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const all = [1, 2, 3].flatMap((sender) => postMany(88, `192.0.2.${sender}`))
  await until(() => inWork() === 64)
  expect((await post('192.0.2.9')).statusCode).toBe(503)
  let refused = 0
  for (const one of all) void one.then(({ statusCode }) => statusCode === 503 && refused++)
  vi.advanceTimersByTime(4999)
  await wait(20)
  expect(refused).toBe(0)
  vi.advanceTimersByTime(1)
  await until(() => refused === 200)
  await finish(64)
  expect((await Promise.all(all)).filter(({ statusCode }) => statusCode === 201)).toHaveLength(64)
})

test('a failed request leaves its place to the next', async () => {
  const app = await testApp({ receive: () => Promise.reject(new Error('secret')) })
  for (let number = 0; number < 120; number++)
    expect((await app.inject({ method: 'POST', url: '/dev/booking', payload: goodBooking })).statusCode).toBe(500)
})
