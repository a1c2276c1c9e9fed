import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { keepUnavailablePage } from '../../server/pages/unavailable-page.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { until } from '../../server/testing/until.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { lookForCaddy } from '../test/find-caddy.ts'

const { business } = firstFacts

const deploy = join(import.meta.dirname, '../deploy')
const caddy = lookForCaddy()
if (!caddy) console.log('Proxy: skipped: caddy was not found')

async function serve(): Promise<Server> {
  const server = createServer((request, response) => response.end(`the server: ${request.url}`)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Caddy with one of our configurations, changed to listen on a local port and to forward to `server`. */
type Proxy = { address: string; server: Server; end(): Promise<void> }

async function startProxy(file: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'))
  await keepUnavailablePage(join(folder, 'unavailable.html'), () => firstFacts)()
  const server = await serve()
  const address = `http://127.0.0.1:${await freePort()}`
  const config = (await readFile(join(deploy, file), 'utf8'))
    .replaceAll('www.example.co.nz', address)
    .replace('example.co.nz {', `http://127.0.0.1:${await freePort()} {`)
    .replace('127.0.0.1:3001', `127.0.0.1:${portOf(server)}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${await freePort()}`)
    .replace('site:3000', `127.0.0.1:${portOf(server)}`)
    .replace('/var/cache/workshop', folder)
    .replace(/lb_try_duration .*/, 'lb_try_duration 100ms')
  await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${config}`)
  const env = { PATH: process.env.PATH, HOME: folder, PUBLIC_URL: address }
  const child = spawn(caddy ?? '', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output = text(child.stderr)
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGTERM')
    await ended
    server.close()
    await rm(folder, { recursive: true })
  }
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${await output}`)
    return (await fetch(address).catch(() => undefined))?.status === 200
  })
  return { address, server, end }
}

describe.skipIf(!caddy).for(['workshop.caddyfile', 'compose.caddyfile'])('Caddy with %s', { timeout: 60_000 }, (file) => {
  let proxy: Proxy

  beforeAll(async () => {
    proxy = await startProxy(file)
  }, 60_000)

  afterAll(() => proxy?.end())

  test('forwards requests to a server', async () => {
    expect(await (await fetch(`${proxy.address}/services?from=home`)).text()).toBe('the server: /services?from=home')
  })

  test.for(['/healthz', '/readyz', '/healthz?full', '/healthz/', '/HEALTHZ', '/%68ealthz', '//healthz', '/./healthz', '/a/../healthz'])(
    'does not expose %s',
    async (path) => {
      // fetch() would normalise the path.
      const { hostname, port } = new URL(proxy.address)
      const sent = request({ hostname, port, path }).end()
      const [response] = await once(sent, 'response')
      const text = (await Array.fromAsync(response as AsyncIterable<Buffer>)).join('')
      expect([response.statusCode, text]).toEqual([404, ''])
    },
  )
})

describe.skipIf(!caddy)('Caddy with workshop.caddyfile, when no server is up', { timeout: 60_000 }, () => {
  test('responds to every request with the phone numbers', async () => {
    const { address, server, end } = await startProxy('workshop.caddyfile')
    onTestFinished(end)
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    const post = { method: 'POST', body: 'name=Hana', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    for (const [path, init] of [
      ['/', {}],
      ['/contact', {}],
      ['/contact', post],
      ['/dev/booking', post],
      ['/assets/gone.js', {}],
    ] as const) {
      const response = await fetch(address + path, init)
      expect(response.status, path).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      const page = await response.text()
      for (const { shown, dial } of [business.landline, business.mobile]) {
        expect(page).toContain(`href="tel:${dial}"`)
        expect(page).toContain(shown)
      }
    }
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(503)
    expect((await fetch(`${address}/healthz`)).status).toBe(404)
  })
})
