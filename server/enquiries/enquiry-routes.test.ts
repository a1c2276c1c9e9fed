import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { badBookings, goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { badContacts, goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { StoreUnavailable } from '../database/group-commit.ts'
import { testApp } from '../testing/test-app.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

describe('over a real connection', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.remove())

  const send = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }, method = 'POST') =>
    fetch(`${server.url}/dev/booking`, { method, headers, ...(method === 'GET' ? {} : { body }) })

  async function problemOf(response: Response) {
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const problem = await response.json()
    expect(problem).toMatchObject({ type: 'about:blank', title: expect.any(String), status: response.status })
    return problem
  }

  test('a new enquiry gets 201 and its id, a duplicate 200 and the same id', async () => {
    for (const [path, good] of [
      ['/dev/booking', goodBooking],
      ['/dev/contact', goodContact],
    ] as const) {
      const first = await server.post(path, good)
      expect(first.status).toBe(201)
      expect(first.headers.get('cache-control')).toBe('no-store')
      const { id } = await first.json()
      const second = await server.post(path, good, { 'content-type': 'application/json; charset=utf-8' })
      expect(second.status).toBe(200)
      expect(await second.json()).toEqual({ id })
    }
  })

  test.for([
    ...badBookings.map((bad) => ({ path: '/dev/booking', ...bad })),
    ...badContacts.map((bad) => ({ path: '/dev/contact', ...bad })),
  ])('$path returns 422 with the messages of the page when $because', async ({ path, answers, fieldErrors }) => {
    const response = await server.post(path, answers)
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toEqual(fieldErrors)
  })

  test.for(['[]', 'null', '7', '"text"', '{}', '[{"name":"x"}]'])('JSON that is not an enquiry, %s, gets 422', async (body) => {
    const response = await send(body)
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toMatchObject({ name: 'Name is required.' })
  })

  test.for(['{', '', '{"name":}', '{"__proto__":{"name":"x"}}', '{"constructor":{"prototype":{}}}'])(
    'malformed or unsafe JSON, %s, gets 400',
    async (body) => {
      const response = await send(body)
      expect(response.status).toBe(400)
      await problemOf(response)
    },
  )

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])(
    'a body of type %s gets 415',
    async (type) => {
      const response = await send(JSON.stringify(goodBooking), { 'content-type': type })
      expect(response.status).toBe(415)
      await problemOf(response)
    },
  )

  test('a body above 24 kB gets 413, with or without Content-Length; one just below is read', async () => {
    const long = JSON.stringify({ ...goodBooking, message: 'x'.repeat(24 * 1024) })
    expect((await send(long)).status).toBe(413)
    const streamed = new Blob([long]).stream()
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: streamed, duplex: 'half' }
    expect((await fetch(`${server.url}/dev/booking`, init as RequestInit)).status).toBe(413)
    expect((await send(JSON.stringify({ ...goodBooking, message: 'x'.repeat(24_000) }))).status).toBe(422)
  })

  test('the longest message is accepted in any script', async () => {
    const longest = { ...goodBooking, name: '李'.repeat(200), message: '车'.repeat(5000) }
    expect((await send(JSON.stringify(longest))).status).toBe(201)
  })

  test.for(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s gets 405 and the allowed method', async (method) => {
    const status = await new Promise((resolve, reject) => {
      const req = httpRequest(`${server.url}/dev/booking`, { method, headers: { 'content-type': 'text/xml' } }, (response) => {
        response.resume()
        resolve([response.statusCode, response.headers.allow, response.headers['access-control-allow-origin']])
      })
      req.on('error', reject)
      req.end()
    })
    expect(status).toEqual([405, 'POST', undefined])
  })

  test('unknown paths get 404, and badly encoded ones 400', async () => {
    expect((await server.post('/dev/other', goodBooking)).status).toBe(404)
    expect((await fetch(`${server.url}/nothing`)).status).toBe(404)
    expect((await fetch(`${server.url}/%zz`)).status).toBe(400)
  })
})

test('when the store is unavailable the response is 503 with Retry-After', async () => {
  const app = await testApp({ receive: () => Promise.reject(new StoreUnavailable('away')) })
  const response = await app.inject({ method: 'POST', url: '/dev/booking', payload: goodBooking })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('10')
  expect(response.headers['content-type']).toBe('application/problem+json')
})

test('an internal error returns 500 without internals', async () => {
  const app = await testApp({ receive: () => Promise.reject(new Error('secret table missing')) })
  const response = await app.inject({ method: 'POST', url: '/dev/booking', payload: goodBooking })
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('secret')
})

test.for([
  ['0b8f1f6e-7a44-4c0e-9a51-1f0f5d6c2a77', '0b8f1f6e-7a44-4c0e-9a51-1f0f5d6c2a77'],
  ['a', 'a'],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(65), undefined],
  ['', undefined],
  ['"0b8f"', undefined],
  ['a b', undefined],
  ["' or 1=1 --", undefined],
] as const)('the idempotency key %j is passed on as %j', async ([header, key]) => {
  let seen: unknown = 'nothing'
  const app = await testApp({
    receive: async (_kind, _sent, submission) => {
      seen = submission?.idempotencyKey
      return { outcome: 'stored', id: 'x', confirmation: true }
    },
  })
  const response = await app.inject({ method: 'POST', url: '/dev/booking', headers: { 'idempotency-key': header }, payload: goodBooking })
  expect([response.statusCode, seen]).toEqual([201, key])
})

test.for([
  ['stored', true, 201, 'yes'],
  ['stored', false, 201, 'no'],
  ['duplicate', true, 200, 'yes'],
  ['duplicate', false, 200, 'no'],
] as const)(
  'the response to an enquiry that is %s says whether the visitor gets a confirmation: %j',
  async ([outcome, confirmation, status, header]) => {
    const app = await testApp({ receive: async () => ({ outcome, id: 'x', confirmation }) })
    const response = await app.inject({ method: 'POST', url: '/dev/contact', payload: goodContact })
    expect([response.statusCode, response.headers['confirmation-mail']]).toEqual([status, header])
  },
)
