import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const mails = { due: 3, oldestDueSeconds: 40, failed: 1 }

test.for([
  [undefined, false, 200, 'ok', ['silence']],
  ['full', false, 503, 'unavailable', []],
  ['unreachable', false, 503, 'unavailable', []],
  [undefined, true, 503, 'unavailable', ['silence']],
] as const)(
  'healthz reports whether enquiries can be stored and emails are sent, and the alarms: %j',
  async ([error, halted, code, status, alarms]) => {
    const app = await testApp({
      healthSource: {
        health: async () => ({ error, ...mails }),
        findAlarms: async () => [{ name: 'silence', facts: {} }],
        halted: () => halted,
      },
    })
    const response = await app.inject('/healthz')
    expect([response.statusCode, response.json()]).toEqual([code, { status, store: error ?? 'ok', mail: { ...mails, halted }, alarms }])
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  },
)

test('a server that is shutting down fails both checks, and answers without keep-alive', async () => {
  const app = await testApp({ stopping: () => true })
  for (const path of ['/healthz', '/readyz']) {
    const response = await app.inject(path)
    expect([response.statusCode, response.json().status]).toEqual([503, 'stopping'])
  }
  const served = await app.inject({ method: 'POST', url: '/dev/booking', payload: {} })
  expect([served.statusCode, served.headers.connection]).toEqual([201, 'close'])
})
