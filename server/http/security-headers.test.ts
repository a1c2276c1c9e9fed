import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { Receive } from '../../domain/enquiries/receive.ts'
import type { RenderedSite } from '../pages/render-pages.ts'
import { testApp } from '../testing/test-app.ts'
import type { ServedFile } from './served-file.ts'

const variants = { identity: { body: Buffer.from('x'), etag: '"x"' } }
const page: ServedFile = { type: 'text/html', cacheControl: 'no-cache', status: 200, csp: "script-src 'self'", variants }
const file: ServedFile = { type: 'text/plain', cacheControl: 'no-cache', status: 200, variants }
const files: RenderedSite = {
  byPath: new Map([
    ['/', page],
    ['/appointment', page],
    ['/contact', page],
    ['/robots.txt', file],
  ]),
  notFound: { ...page, status: 404 },
}
const settings = {
  publicUrl: 'http://localhost:3000',
  trustedProxies: ['127.0.0.1'],
  allowedOrigins: ['https://pages.example.nz'],
  rateLimit: false,
}

async function wholeApp(receive?: Receive) {
  const options = receive ? { receive } : {}
  const app = await testApp({
    site: { current: () => files, renderFormPage: async () => '<p>again</p>' },
    settings,
    ...options,
  })
  return { app, paths: pathsOf(app.printRoutes()) }
}

/** Returns every path of the app, from Fastify's printed route tree. */
function pathsOf(tree: string): string[] {
  const stems: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, stem, methods] = /^(.*?)[├└]── (\S*)( \(.*\))?$/.exec(line) ?? []
    if (indent === undefined) return []
    const depth = indent.length / 4
    stems.splice(depth, stems.length, stem === '(empty' ? '' : (stem ?? ''))
    return methods ? [stems.join('')] : []
  })
}

const expected = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

test('every response of every route has the security headers: pages, JSON, errors, redirects, 304, 404 and 405', async () => {
  const { app, paths } = await wholeApp()
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/appointment', '/contact', '/dev/booking', '/dev/contact', '/healthz', '/serice-details']),
  )
  const seen = new Set<number>()
  for (const url of [...paths, '/nothing', '/assets/gone.js', '/contact/', '/%zz', '/robots.txt?x']) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      for (const headers of [
        {},
        { 'if-none-match': '"x"' },
        { origin: 'https://evil.example' },
        { 'content-type': 'application/json' },
      ] as Record<string, string>[]) {
        const response = await app.inject({ method, url, headers, ...(method === 'POST' ? { payload: '{' } : {}) })
        seen.add(response.statusCode)
        const context = `${method} ${url} ${response.statusCode}`
        expect(response.headers, context).toMatchObject(expected)
        expect(response.headers['content-security-policy'], context).toMatch(
          /^(?:default-src 'none'; frame-ancestors 'none'|script-src 'self')$/,
        )
        expect(response.headers['set-cookie'], context).toBeUndefined()
        expect(response.headers['strict-transport-security'], context).toBeUndefined()
      }
    }
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining([200, 304, 308, 400, 403, 404, 405, 415]))
})

test('malformed HTTP gets 400, with the security headers too', async () => {
  const app = await testApp()
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1')
  socket.end('NONSENSE\r\n\r\n')
  const response = (await socket.toArray()).join('')
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json/)
  for (const [name, value] of Object.entries(expected)) expect(response).toContain(`${name}: ${value}`)
})

test('HSTS is sent when PUBLIC_URL is https, or when a trusted proxy forwards https', async () => {
  const of = async (publicUrl: string, remoteAddress: string) => {
    const app = await testApp({ settings: { ...settings, publicUrl } })
    const response = await app.inject({ url: '/healthz', remoteAddress, headers: { 'x-forwarded-proto': 'https' } })
    return response.headers['strict-transport-security']
  }
  expect(await of('https://www.example.nz', '192.0.2.1')).toBe('max-age=31536000')
  expect(await of('http://localhost:3000', '127.0.0.1')).toBe('max-age=31536000')
  expect(await of('http://localhost:3000', '192.0.2.1')).toBeUndefined()
})

test('no route accepts a change from another site', async () => {
  let received = 0
  const count = async () => {
    received++
    return { outcome: 'stored' as const, id: 'x', confirmation: true }
  }
  const { app, paths } = await wholeApp(count)
  for (const url of paths) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const headers of foreign) {
        const type = url.startsWith('/dev') ? 'application/json' : 'application/x-www-form-urlencoded'
        const response = await app.inject({
          method,
          url,
          headers: { 'content-type': type, ...headers },
          payload: type === 'application/json' ? JSON.stringify(goodBooking) : 'a=b',
        })
        expect(response.statusCode, `${method} ${url} ${JSON.stringify(headers)}`).toBe(403)
        expect(response.headers['access-control-allow-origin']).toBeUndefined()
      }
    }
  }
  expect(received).toBe(0)
})

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'https://localhost:3000.evil.example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'none' },
  { origin: 'nonsense' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://pages.example.nz:444' },
]

test.for<Record<string, string>>([
  {},
  { origin: 'http://localhost:3000' },
  { origin: 'https://www.our-other-name.nz', host: 'www.our-other-name.nz' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://www.our-other-name.nz', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('posts from our own pages and from clients other than browsers are accepted: %j', async (headers) => {
  const { app } = await wholeApp()
  const call = await app.inject({ method: 'POST', url: '/dev/booking', headers, payload: goodBooking })
  expect(call.statusCode).toBe(201)
  const form = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  })
  expect(form.statusCode).toBe(201)
})

test('allowed origins may post to the two JSON endpoints without credentials, and nothing else', async () => {
  const { app } = await wholeApp()
  const origin = 'https://pages.example.nz'
  for (const url of ['/dev/booking', '/dev/contact']) {
    const preflight = await app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'POST' } })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, Form-Age, Idempotency-Key',
      vary: 'Origin',
    })
    for (const payload of [goodBooking, '{']) {
      const response = await app.inject({ method: 'POST', url, headers: { origin, 'content-type': 'application/json' }, payload })
      expect(response.headers['access-control-expose-headers']).toBe('Retry-After, Confirmation-Mail')
      expect([response.headers['access-control-allow-origin'], response.headers.vary]).toEqual([origin, 'Origin'])
      expect(response.headers['access-control-allow-credentials']).toBeUndefined()
    }
    const other = await app.inject({ method: 'OPTIONS', url, headers: { origin: 'https://evil.example' } })
    expect([other.statusCode, other.headers['access-control-allow-origin']]).toEqual([405, undefined])
  }
  expect((await app.inject({ url: '/healthz', headers: { origin } })).headers['access-control-allow-origin']).toBeUndefined()
  const formPost = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  })
  expect([formPost.statusCode, formPost.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
})
