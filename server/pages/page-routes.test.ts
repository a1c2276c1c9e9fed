import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { loadSite, type Site } from './load-site.ts'

let buildDir: string
let app: FastifyInstance
let address: string

const inlineScript = 'run()'
const files = {
  'assets/app-a1b2.js': 'console.log(1)',
  'assets/app-a1b2.css': 'h1{}',
}
const uncompressed = { 'assets/car-c3d4.avif': 'avif', 'assets/text-e5f6.woff2': 'woff2' }

/** A small site's bundle. Its pages say when they were rendered. */
const bundle = `
export const bundle = {
  documents: ['/', '/appointment', '/appointment?service=WoF%20Services', '/service-details'],
  notFoundPath: '/404',
  clientEntry: 'entry.tsx',
  endpoints: ['/dev/booking'],
  siteFiles: ({ origin }) => ({ 'site.webmanifest': '{}', 'robots.txt': 'User-agent: *', ...(origin && { 'sitemap.xml': origin }) }),
  renderPage: async ({ pathname, search }, { origin, moment }) => {
    if (process.env.BROKEN_PAGE === pathname) throw new Error('This page is broken.')
    const html = '<h1>' + pathname + search + '</h1>' + origin + moment.toISOString()
    return { status: pathname === '/404' ? 404 : 200, files: [], documentWith: () => html }
  },
}
`

const manifest = { 'entry.tsx': { file: 'assets/app-a1b2.js', css: ['assets/app-a1b2.css'] } }

let site: Site
// Half a minute before the workshop opens on a Monday.
const opening = Date.UTC(2026, 5, 14, 20)
let now = opening - 30_000
const before = new Date(now).toISOString()

const policy = expect.stringContaining(`'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`)

beforeAll(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'build-'))
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(dirname(join(buildDir, name)), { recursive: true })
    await writeFile(join(buildDir, name), content)
  }
  for (const [name, text] of Object.entries(files)) {
    await write(`client/${name}`, text)
    await write(`client/${name}.br`, brotliCompressSync(text))
    await write(`client/${name}.gz`, gzipSync(text))
  }
  for (const [name, text] of Object.entries(uncompressed)) await write(`client/${name}`, text)
  await write('manifest.json', JSON.stringify(manifest))
  await write('inline.js', inlineScript)
  await write('server/index.js', bundle)
  await write('server/package.json', '{ "type": "module" }')
  await write('server/secret.txt', 'not for visitors')
  site = await loadSite(buildDir, { now: () => now })
  app = await testApp({ site })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await rm(buildDir, { recursive: true })
})

test('a query with a document of its own gets it, any other gets the page of its path', async () => {
  const bodyOf = async (url: string) => (await app.inject({ url })).body
  expect(await bodyOf('/appointment?service=WoF%20Services')).toBe(`<h1>/appointment?service=WoF%20Services</h1>${before}`)
  expect(await bodyOf('/appointment?service=WoF+Services&fbclid=x')).toBe(`<h1>/appointment?service=WoF%20Services</h1>${before}`)
  expect(await bodyOf('/appointment?service=Boats')).toBe(`<h1>/appointment</h1>${before}`)
  expect(await bodyOf('/appointment?utm_source=x')).toBe(`<h1>/appointment</h1>${before}`)
})

test('a page is sent with its own policy and must be revalidated', async () => {
  const response = await app.inject('/appointment')
  expect([response.statusCode, response.body]).toEqual([200, `<h1>/appointment</h1>${before}`])
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
    expect(again.headers['content-security-policy']).toEqual(policy)
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
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
] as const)('%s is sent as %s with Cache-Control %s', async ([url, type, cacheControl]) => {
  const response = await app.inject(url)
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([200, type, cacheControl])
})

test('an unknown path gets the not-found page with 404, never 304', async () => {
  const response = await app.inject({ url: '/nothing/here?x=1', headers: { 'if-none-match': '*' } })
  expect([response.statusCode, response.body, response.headers['content-security-policy']]).toEqual([404, `<h1>/404</h1>${before}`, policy])
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
  '/manifest.json',
  '/inline.js',
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

test('without an origin there is no sitemap; with one, the same build has it, and its pages contain it', async () => {
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(404)
  const other = await loadSite(buildDir, { origin: 'https://www.example.nz' })
  const textOf = (path: string) => new TextDecoder().decode(other.current().byPath.get(path)?.variants.identity.body)
  expect(textOf('/sitemap.xml')).toBe('https://www.example.nz')
  expect(textOf('/')).toContain('https://www.example.nz')
})

test('pages are rendered again when the workshop opens and not before; if one fails, all stay as they were', async () => {
  const bodies = async () => [(await app.inject('/')).body, (await app.inject('/nothing')).body]
  const first = await bodies()
  onTestFinished(async () => {
    delete process.env.BROKEN_PAGE
    now = opening - 30_000
    await site.refresh()
  })
  now = opening - 1
  await site.refresh()
  expect(await bodies()).toEqual(first)
  now = opening
  process.env.BROKEN_PAGE = '/service-details'
  await expect(site.refresh()).rejects.toThrow('This page is broken.')
  expect(await bodies()).toEqual(first)
  delete process.env.BROKEN_PAGE
  await site.refresh()
  const moment = new Date(opening).toISOString()
  expect(await bodies()).toEqual([`<h1>/</h1>${moment}`, `<h1>/404</h1>${moment}`])
})

test('after another build, pages stay as they were until the server is restarted', async () => {
  const first = (await app.inject('/')).body
  const file = join(buildDir, 'manifest.json')
  onTestFinished(async () => {
    now = opening - 30_000
    await writeFile(file, JSON.stringify(manifest))
  })
  await writeFile(file, JSON.stringify({ 'entry.tsx': { ...manifest['entry.tsx'], file: 'assets/app-e5f6.js' } }))
  now = opening
  await expect(site.refresh()).rejects.toThrow('Restart the server.')
  expect((await app.inject('/')).body).toBe(first)
})
