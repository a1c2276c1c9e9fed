import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { allocatorSettings, nodeFlags } from '../../ops/server-process.ts'
import { embedded } from '../../server/testing/databases.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { until } from '../../server/testing/until.ts'
import type { Attack } from './attacker.ts'

const main = join(import.meta.dirname, '../../dist/server-main/main.js')

/** Milliseconds. Generous for a busy machine: it takes 0.3 s on an idle one, where without admission control a page waited 12 s or the server crashed. */
const longestWait = 10_000
/** Megabytes. The idle server has about 145. */
const mostMemory = 300

type Target = { url: string; port: number; child: ChildProcess; megabytes(): Promise<number> }

/** Starts the built server as in production, with its flags and limits. */
async function startServer(): Promise<Target> {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const port = await freePort()
  const settings = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir }
  const env = { ...allocatorSettings, PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, [...nodeFlags, main], { stdio: 'ignore', env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await until(() =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const megabytes = async () => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000
  return { url, port, child, megabytes }
}

const host = 'Host: localhost\r\n'
const signInBody = 'email=a%40example.nz&password=not-the-right-password'
const signIn = `POST /desk/sign-in HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${signInBody.length}\r\n\r\n${signInBody}`

const get = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`

const attacks: readonly (Attack & { name: string })[] = [
  { name: 'a thousand requests for a calendar on each of 10 connections', connections: 10, request: get('/desk/feed/x.ics'), times: 1000 },
  {
    name: 'a thousand requests for a link to join on each of 10 connections',
    connections: 10,
    request: get('/desk/join?key=x'),
    times: 1000,
  },
  { name: 'two thousand health checks on each of 10 connections', connections: 10, request: get('/healthz'), times: 2000 },
  {
    name: 'a thousand requests for the sign-in page on each of 10 connections',
    connections: 10,
    request: get('/desk/sign-in'),
    times: 1000,
  },
  { name: 'a thousand sign-ins on each of 10 connections', connections: 10, request: signIn, times: 1000 },
  {
    name: 'thousands of the shortest requests on each of 200 connections',
    connections: 200,
    request: 'GET / HTTP/1.1\r\n\r\n',
    times: 3600,
  },
  { name: 'sixteen requests for the sign-in page on each of 400 connections', connections: 400, request: get('/desk/sign-in'), times: 16 },
  { name: '5,000 connections with a sign-in each', connections: 5000, request: signIn, times: 1 },
  {
    name: '800 connections that ask for three hundred pages each and never read',
    connections: 800,
    request: get('/'),
    times: 300,
    reads: false,
  },
]

beforeAll(() => {
  if (!existsSync(main)) throw new Error('This test needs the built server. Run: npm run build')
})

test.skipIf(process.platform !== 'linux').for(attacks)(
  'beside $name, the server stays up, within its memory, and answers a page and an enquiry',
  { timeout: 120_000 },
  async ({ name: _, ...attack }) => {
    const { url, port, child, megabytes } = await startServer()
    let peak = 0
    const measuring = setInterval(
      () =>
        void megabytes().then(
          (now) => (peak = Math.max(peak, now)),
          () => {},
        ),
      50,
    )
    onTestFinished(() => clearInterval(measuring))

    const attacker = new Worker(new URL('./attacker.ts', import.meta.url), { workerData: { ...attack, port } })
    onTestFinished(() => attacker.terminate().then(() => {}))
    await once(attacker, 'message')
    await wait(50)
    for (let number = 0; number < 3; number++) {
      expect(await timed(() => fetch(`${url}/contact`).then(({ status }) => status))).toEqual({ status: 200, inTime: true })
      const post = () =>
        fetch(`${url}/dev/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...goodContact, message: `No. ${number}` }),
        })
      expect(await timed(() => post().then(({ status }) => status))).toEqual({ status: 201, inTime: true })
      await wait(300)
    }
    expect(child.exitCode ?? child.signalCode).toBe(null)
    expect(peak).toBeLessThan(mostMemory)
  },
)

async function timed(request: () => Promise<number>): Promise<{ status: number; inTime: boolean }> {
  const start = performance.now()
  const status = await request()
  return { status, inTime: performance.now() - start < longestWait }
}
