import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const mails = { due: 3, oldestDueSeconds: 40, failed: 1 }

test.for([
  [{ reachable: true, writable: true }, 200, 'ok', 'ok'],
  [{ reachable: true, writable: false }, 503, 'unavailable', 'not writable'],
  [{ reachable: false, writable: false }, 503, 'unavailable', 'unreachable'],
] as const)('healthz says whether enquiries can be kept and how the mails are doing: %j', async ([store, code, status, said]) => {
  const app = await testApp({ store: { health: async () => ({ ...store, ...mails }) } })
  const answer = await app.inject('/healthz')
  expect([answer.statusCode, answer.json()]).toEqual([code, { status, store: said, mail: mails }])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('a server that stops says so to its watchers and its proxy, and serves on without keeping a connection', async () => {
  const app = await testApp({ stopping: () => true })
  for (const path of ['/healthz', '/readyz']) {
    const answer = await app.inject(path)
    expect([answer.statusCode, answer.json().status]).toEqual([503, 'stopping'])
  }
  const served = await app.inject({ method: 'POST', url: '/dev/booking', payload: {} })
  expect([served.statusCode, served.headers.connection]).toEqual([201, 'close'])
})
