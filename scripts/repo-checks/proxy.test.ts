import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../server/testing/free-port.ts'
import { until } from '../../server/testing/until.ts'
import { business } from '../../workshop/business.ts'
import { lookForProgram } from '../find-program.ts'
import { writeUnavailablePage } from '../unavailable-page.ts'

const caddyfile = join(import.meta.dirname, '../../deploy/workshop.caddyfile')
const caddy = lookForProgram('caddy')
if (!caddy) console.log('Proxy: skipped: caddy was not found')

async function serve(): Promise<Server> {
  const server = createServer((request, response) => response.end(`the server: ${request.url}`)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

describe.skipIf(!caddy)('Caddy with our configuration', { timeout: 60_000 }, () => {
  let folder: string
  let address: string
  let server: Server
  let end: () => Promise<void>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proxy-'))
    await writeUnavailablePage(pathToFileURL(join(folder, 'unavailable.html')))
    server = await serve()
    const port = await freePort()
    address = `http://127.0.0.1:${port}`
    const config = (await readFile(caddyfile, 'utf8'))
      .replaceAll('www.example.co.nz', address)
      .replace('example.co.nz {', `http://127.0.0.1:${await freePort()} {`)
      .replace('127.0.0.1:3001', `127.0.0.1:${portOf(server)}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${await freePort()}`)
      .replace('/srv/workshop/current/build', folder)
      .replace(/lb_try_duration .*/, 'lb_try_duration 100ms')
    await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${config}`)
    const env = { PATH: process.env.PATH, HOME: folder }
    const child = spawn(caddy ?? '', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], { env, stdio: 'ignore' })
    const ended = once(child, 'exit')
    end = async () => {
      child.kill('SIGTERM')
      await ended
    }
    await until(async () => (await fetch(address).catch(() => undefined))?.status === 200)
  }, 60_000)

  afterAll(async () => {
    await end?.()
    server?.close()
    await rm(folder, { recursive: true })
  })

  test('forwards requests to a server', async () => {
    expect(await (await fetch(`${address}/services?from=home`)).text()).toBe('the server: /services?from=home')
  })

  test.for(['/healthz', '/readyz', '/healthz?full', '/healthz/', '/HEALTHZ', '/%68ealthz', '//healthz', '/./healthz', '/a/../healthz'])(
    'does not expose %s',
    async (path) => {
      // fetch() would normalise the path.
      const { hostname, port } = new URL(address)
      const sent = request({ hostname, port, path }).end()
      const [response] = await once(sent, 'response')
      const text = (await Array.fromAsync(response as AsyncIterable<Buffer>)).join('')
      expect([response.statusCode, text]).toEqual([404, ''])
    },
  )

  test('responds to every request with the phone numbers when no server is up', async () => {
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
