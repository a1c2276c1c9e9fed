import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { loadFiles } from './load-files.ts'

let buildDir: string
let app: FastifyInstance
let address: string

const policy = "default-src 'self'; frame-ancestors 'none'"
const compressible = {
  'index.html': '<h1>Home</h1>',
  'appointment/index.html': '<h1>Appointment</h1>',
  'appointment/service-1.html': '<h1>Appointment for a WoF</h1>',
  'service-details/index.html': '<h1>Service</h1>',
  '404.html': '<h1>Not here</h1>',
  'assets/app-a1b2.js': 'console.log(1)',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
}
const plain = { 'assets/car-c3d4.avif': 'avif', 'assets/text-e5f6.woff2': 'woff2' }

beforeAll(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'build-'))
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(dirname(join(buildDir, name)), { recursive: true })
    await writeFile(join(buildDir, name), content)
  }
  for (const [name, text] of Object.entries(compressible)) {
    await write(`client/${name}`, text)
    await write(`client/${name}.br`, brotliCompressSync(text))
    await write(`client/${name}.gz`, gzipSync(text))
  }
  for (const [name, text] of Object.entries(plain)) await write(`client/${name}`, text)
  const pages = {
    '/': { file: 'index.html', csp: policy, status: 200, stylesheets: [] },
    '/appointment': { file: 'appointment/index.html', csp: policy, status: 200, stylesheets: [] },
    '/appointment?service=WoF%20Services': { file: 'appointment/service-1.html', csp: policy, status: 200, stylesheets: [] },
    '/service-details': { file: 'service-details/index.html', csp: policy, status: 200, stylesheets: [] },
    '*': { file: '404.html', csp: policy, status: 404, stylesheets: [] },
  }
  await write('pages.json', JSON.stringify({ pages }))
  await write('server/secret.txt', 'not for visitors')
  app = await testApp({ site: { files: await loadFiles(buildDir), renderFormPage: async () => '<p>again</p>' } })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await rm(buildDir, { recursive: true })
})

test('a query with a prerendered page gets it, any other gets the page of its path', async () => {
  const bodyOf = async (url: string) => (await app.inject({ url })).body
  expect(await bodyOf('/appointment?service=WoF%20Services')).toBe('<h1>Appointment for a WoF</h1>')
  expect(await bodyOf('/appointment?service=WoF+Services&fbclid=x')).toBe('<h1>Appointment for a WoF</h1>')
  expect(await bodyOf('/appointment?service=Boats')).toBe('<h1>Appointment</h1>')
  expect(await bodyOf('/appointment?utm_source=x')).toBe('<h1>Appointment</h1>')
})

test('a page is sent with its own policy and must be revalidated', async () => {
  const response = await app.inject('/appointment')
  expect([response.statusCode, response.body]).toEqual([200, '<h1>Appointment</h1>'])
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(response.headers['strict-transport-security']).toBeUndefined()
})

test('each encoding has its own strong ETag, and returns 304 when it matches', async () => {
  const tags = new Set<unknown>()
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ] as const) {
    const first = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
    expect(first.headers['content-encoding']).toBe(encoding)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[^"]+"$/)
    tags.add(etag)
    const again = await app.inject({ url: '/', headers: { 'accept-encoding': accepted, 'if-none-match': `"old", ${etag}` } })
    expect([again.statusCode, again.body, again.headers.etag, again.headers.vary]).toEqual([304, '', etag, 'Accept-Encoding'])
    expect(again.headers['content-security-policy']).toBe(policy)
  }
  expect(tags.size).toBe(3)
})

test('HEAD answers like GET without the body', async () => {
  const [get, head] = await Promise.all([app.inject('/'), app.inject({ method: 'HEAD', url: '/' })])
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', get.headers['content-length']])
})

test.for([
  ['/assets/app-a1b2.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/car-c3d4.avif', 'image/avif', 'public, max-age=31536000, immutable'],
  ['/assets/text-e5f6.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'public, max-age=3600'],
] as const)('%s is sent as %s with Cache-Control %s', async ([url, type, cacheControl]) => {
  const response = await app.inject(url)
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([200, type, cacheControl])
})

test('an unknown path gets the not-found page with 404, never 304', async () => {
  const response = await app.inject({ url: '/nothing/here?x=1', headers: { 'if-none-match': '*' } })
  expect([response.statusCode, response.body, response.headers['content-security-policy']]).toEqual([404, '<h1>Not here</h1>', policy])
})

test('a missing asset gets a plain-text 404', async () => {
  const response = await app.inject('/assets/app-old.js')
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([404, 'text/plain; charset=utf-8', 'Not found\n'])
})

test.for([
  '/../server/secret.txt',
  '/%2e%2e/server/secret.txt',
  '/assets/..%2f..%2fserver/secret.txt',
  '/..%5cserver%5csecret.txt',
  '/index.html',
  '/index.html.br',
  '/pages.json',
  '/assets/',
  '/%00',
])('%s is not found', async (url) => {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(404)
  expect(response.body).not.toContain('not for visitors')
})

test('a trailing slash redirects to the page, with its query, and never to another host', async () => {
  const response = await app.inject('/appointment/?service=wof')
  expect([response.statusCode, response.headers.location]).toEqual([308, '/appointment?service=wof'])
  const status = await new Promise((resolve) => {
    httpRequest(`${address}//evil.example/appointment/`, (other) => resolve(other.resume().statusCode)).end()
  })
  expect(status).toBe(404)
})

test('the misspelt path of the old site redirects to the page', async () => {
  const response = await app.inject('/serice-details?a=b')
  expect([response.statusCode, response.headers.location]).toEqual([308, '/service-details?a=b'])
})

test('other methods on a page get 405 and the allowed ones', async () => {
  const home = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'text/x' }, payload: 'x' })
  expect([home.statusCode, home.headers.allow]).toEqual([405, 'GET, HEAD'])
  const appointment = await app.inject({ method: 'DELETE', url: '/appointment' })
  expect([appointment.statusCode, appointment.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
})

test("responses that aren't pages may load nothing, and an https PUBLIC_URL sets HSTS", async () => {
  const secure = await testApp({
    settings: { publicUrl: 'https://www.example.nz', trustedProxies: [], allowedOrigins: [], rateLimit: false },
  })
  const { headers } = await secure.inject('/healthz')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test('a build whose pages.json names a missing file is refused on start', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(dir, 'client'))
  await writeFile(
    join(dir, 'pages.json'),
    JSON.stringify({ pages: { '/': { file: 'index.html', csp: '', status: 200, stylesheets: [] } } }),
  )
  await expect(loadFiles(dir)).rejects.toThrow('index.html')
  await rm(dir, { recursive: true })
})

test.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
] as const)('a browser that accepts %s gets %s', async ([header, encoding]) => {
  const response = await app.inject({ url: '/', headers: header === undefined ? {} : { 'accept-encoding': header } })
  expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, encoding])
})
