import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { RenderedSite } from '../pages/render-pages.ts'
import { testApp } from '../testing/test-app.ts'
import { securityHeaders } from './security-headers.ts'
import type { ServedFile } from './served-file.ts'

const home: ServedFile = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  status: 200,
  csp: "script-src 'self'",
  variants: { identity: { body: Buffer.from('home'), etag: '"home"' } },
}
const files: RenderedSite = { byPath: new Map([['/', home]]), notFound: { ...home, status: 404 } }
let app: Awaited<ReturnType<typeof testApp>>
let received = 0

beforeAll(async () => {
  app = await testApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: ['127.0.0.1'], allowedOrigins: [], rateLimit: true },
    site: { current: () => files, renderFormPage: async () => '' },
    receive: async () => {
      received++
      return { outcome: 'stored', id: 'x', confirmation: true }
    },
    requestTimeout: 600,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Writes to a new connection. Returns the whole response, and how long the connection was open, in milliseconds. */
async function exchange(parts: readonly (string | Buffer)[], hangUp = true) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const start = performance.now()
  for (const part of parts) socket.write(part)
  if (hangUp) socket.end()
  const response = (await socket.toArray()).join('')
  return { response, lived: performance.now() - start }
}

function expectOurHeaders(response: string): void {
  const head = response.split('\r\n\r\n', 1)[0]?.toLowerCase() ?? ''
  for (const name of Object.keys(securityHeaders)) expect(head).toContain(`\n${name}: `)
}

const good = JSON.stringify(goodBooking)
const json = `Content-Type: application/json\r\nContent-Length: ${good.length}\r\n`

test.for([
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: a.nz\r\nHost: b.nz\r\n\r\n'],
  ['the same host twice', 400, 'GET / HTTP/1.1\r\nhost: a.nz\r\nHOST: a.nz\r\n\r\n'],
  ['two hosts for a post', 400, `POST /dev/booking HTTP/1.1\r\nHost: a.nz\r\nHost: b.nz\r\n${json}\r\n${good}`],
  ['a target on another host', 400, 'GET http://evil.nz/ HTTP/1.1\r\nHost: a.nz\r\n\r\n'],
  ['a name and password in its target', 400, 'GET https://a@a.nz/ HTTP/1.1\r\nHost: a.nz\r\n\r\n'],
  ['no host for a post', 400, `POST /dev/booking HTTP/1.1\r\n${json}\r\n${good}`],
  ['an unknown Expect for a page', 417, 'GET / HTTP/1.1\r\nHost: a.nz\r\nExpect: a cake\r\n\r\n'],
  ['an unknown Expect for a post', 417, `POST /dev/booking HTTP/1.1\r\nHost: a.nz\r\nExpect: 200-ok\r\n${json}\r\n${good}`],
] as const)("a request with %s gets %i and our headers, and isn't received", async ([, status, request]) => {
  const before = received
  const { response } = await exchange([request])
  expect(response.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(response).toContain('application/problem+json')
  expectOurHeaders(response)
  expect(received).toBe(before)
})

test.for([
  ['one host', 'GET / HTTP/1.1\r\nHost: a.nz\r\nConnection: close\r\n\r\n', 200],
  ['its host in its target', 'GET http://A.nz HTTP/1.1\r\nHost: a.nz\r\nConnection: close\r\n\r\n', 200],
  ['no host, in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 200],
  [
    'Expect: 100-continue',
    `POST /dev/booking HTTP/1.1\r\nHost: a.nz\r\nConnection: close\r\nExpect: 100-continue\r\n${json}\r\n${good}`,
    201,
  ],
] as const)('a request with %s is accepted', async ([, request, status]) => {
  const { response } = await exchange([request])
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'm'))
})

test.for(['gzip', 'br', 'deflate', 'identity, gzip', 'nonsense'])('a body in %s gets 415, and is not unpacked', async (coding) => {
  const before = received
  const headers = { 'content-type': 'application/json', 'content-encoding': coding }
  const response = await app.inject({ method: 'POST', url: '/dev/booking', headers, payload: gzipSync(good) })
  expect(response.statusCode).toBe(415)
  expect(response.json().detail).toBe('Send the body as it is, without Content-Encoding.')
  expect(response.headers['accept-encoding']).toBe('identity')
  expect(received).toBe(before)
})

test('a body or header that never ends gets 408 and is cut off soon after the request timeout', async () => {
  const slow = [
    `POST /dev/booking HTTP/1.1\r\nHost: a.nz\r\n${json}\r\n${good.slice(0, 20)}`,
    'POST /dev/booking HTTP/1.1\r\nHost: a.nz\r\n',
    'G',
  ]
  for (const { response, lived } of await Promise.all(slow.map((start) => exchange([start], false)))) {
    expect(response).toMatch(/^HTTP\/1\.1 408 /)
    expectOurHeaders(response)
    expect(lived).toBeGreaterThan(500)
    // Generous for a busy machine, but below the 30 s of Node's default check interval.
    expect(lived).toBeLessThan(10_000)
  }
})

test('connections are bounded in number, and in the time that a client may go without reading', () => {
  // What Node does with both: connections.test.ts.
  expect([app.server.maxConnections, app.server.timeout]).toEqual([4000, 900])
})

const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }

test.for(['/%E0%A4%A', '/services/%zz', '/%'])('somebody who follows a link to %s reads the not-found page', async (url) => {
  const response = await app.inject({ url, headers: browser })
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([400, 'text/html; charset=utf-8', 'home'])
  expect(response.headers['content-security-policy']).toBe("script-src 'self'")
  expect((await app.inject({ url })).headers['content-type']).toBe('application/problem+json')
})

test.for([
  ['a path', 'GET /a HTTP/1.1\r\nHost: a.nz\r\n\r\n'.replace('/a', `/${'a'.repeat(20_000)}`)],
  ['a query', 'GET /a HTTP/1.1\r\nHost: a.nz\r\n\r\n'.replace('/a', `/faq?${'a'.repeat(20_000)}`)],
  ['a header', `GET / HTTP/1.1\r\nHost: a.nz\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`],
])('%s of 20 kB gets 431 and a page with our headers', async ([, request]) => {
  const { response } = await exchange([request ?? ''])
  expect(response).toMatch(/^HTTP\/1\.1 431 /)
  expect(response).toContain('Content-Type: text/html; charset=utf-8')
  expect(response).toContain('<h1>We couldn’t open that page</h1>')
  expectOurHeaders(response)
})

test.for([
  [{ method: 'PUT', url: '/' }, 405, 'We couldn’t open that page'],
  [{ method: 'POST', url: '/nothing' }, 404, 'Failed to send message. Please try again.'],
  [{ method: 'GET', url: '/', headers: { expect: 'a cake' } }, 417, 'We couldn’t open that page'],
  [
    { method: 'POST', url: '/dev/booking', headers: { origin: 'https://elsewhere.example' } },
    403,
    'Failed to send message. Please try again.',
  ],
] as const)('a browser whose request is refused (%s) shows a page', async ([request, status, title]) => {
  const response = await app.inject({ ...request, headers: { ...browser, ...('headers' in request ? request.headers : {}) } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
  expect(response.body).toContain(`<h1>${title}</h1>`)
})

test('no header and no path takes quadratic time', async () => {
  const long = 14_000
  const paths = [
    '/'.repeat(long),
    `${'/'.repeat(long)}x`,
    `/${'x/'.repeat(long / 2)}`,
    `/?${'/'.repeat(long)}`,
    `/${'%20'.repeat(long / 3)}x`,
  ]
  const texts = [' ', ',', ';', 'q=', 'W/', '"', 'a,', '\t', ':', '1.', '1:', '%', '['].flatMap((unit) => {
    const run = unit.repeat(long / unit.length)
    return [run, `a${run}x`]
  })
  const names = [
    'accept-encoding',
    'if-none-match',
    'origin',
    'form-age',
    'idempotency-key',
    'x-forwarded-for',
    'x-forwarded-proto',
    'user-agent',
  ]
  const requests: { url: string; headers: Record<string, string> }[] = [
    ...paths.map((url) => ({ url, headers: {} })),
    ...names.flatMap((name) => texts.map((text) => ({ url: '/', headers: { [name]: text } }))),
  ]
  const slow = []
  for (const { url, headers } of requests) {
    let least = Number.POSITIVE_INFINITY
    const end = performance.now() + 1000
    do {
      const start = performance.now()
      await app.inject({ url, headers })
      least = Math.min(least, performance.now() - start)
    } while (least >= 50 && performance.now() < end)
    if (least >= 50) slow.push(`${url.slice(0, 10)} ${JSON.stringify(headers).slice(0, 40)}: ${least} ms`)
  }
  expect(slow).toEqual([])
})
