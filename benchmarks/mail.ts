/**
 * `npm run benchmark -- mail`: how long the response to a booking takes while the mail relay works, and while it fails. Each relay has its own
 * server; they take turns, so that other work on the machine affects all of them alike. The ratio is a turn's 95th percentile to that of
 * the working relay in the same turn, as the median of all turns. Visitors should notice nothing, so the goal is at most 1.1. If the second
 * working relay is far from 1, the machine is too busy to measure.
 */
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { goodBooking } from '../domain/enquiries/booking/booking.examples.ts'
import { embedded } from '../server/testing/databases.ts'
import { freePort } from '../server/testing/free-port.ts'
import { type RelayOptions, startRelay } from '../server/testing/relay.ts'
import { type ServerProcess, startServerProcess } from '../server/testing/server-process.ts'
import { percentile } from './report.ts'

const { values } = parseArgs({ options: { turns: { type: 'string', default: '15' }, posts: { type: 'string', default: '100' } } })
const turns = Number(values.turns)
const posts = Number(values.posts)
const concurrency = 4

type Relay = { url: string; close(): Promise<void> | void }

const accepting = (options?: RelayOptions) => (): Promise<Relay> => startRelay(options)

/** Accepts connections and never sends a byte. */
async function silentRelay(): Promise<Relay> {
  const port = await freePort()
  const silent = createServer().listen(port, '127.0.0.1')
  return { url: `smtp://127.0.0.1:${port}`, close: () => void silent.close() }
}

const relays: Record<string, () => Promise<Relay>> = {
  working: accepting(),
  'working, control': accepting(),
  'refuses connections': async () => ({ url: `smtp://127.0.0.1:${await freePort()}`, close() {} }),
  silent: silentRelay,
  'slow, two seconds an email': accepting({ answerDelay: 2000 }),
  'answers 451': accepting({ refuse: () => 451 }),
  'answers 550': accepting({ refuse: () => 550 }),
}

/** `p95s` has one figure per turn, in milliseconds. */
type Case = { name: string; server: ServerProcess; p95s: number[]; end(): Promise<void> }

async function begin([name, relayOf]: [string, () => Promise<Relay>]): Promise<Case> {
  const relay = await relayOf()
  const { dataDir, remove } = await embedded()
  const addresses = { MAIL_FROM: 'website@workshop.example.nz', WORKSHOP_EMAIL: 'counter@workshop.example.nz' }
  const server = await startServerProcess({ DATA_DIR: dataDir, SMTP_URL: relay.url, ...addresses })
  async function end(): Promise<void> {
    await server.end('SIGKILL')
    await relay.close()
    await remove()
  }
  return { name, server, p95s: [], end }
}

async function post({ server }: Case, message: string): Promise<number> {
  const start = performance.now()
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${server.url}/dev/booking`, { method: 'POST', headers, body: JSON.stringify({ ...goodBooking, message }) })
  await response.arrayBuffer()
  if (response.status !== 201) throw new Error(`A post got status ${response.status}.`)
  return performance.now() - start
}

async function turn(one: Case, number: number): Promise<void> {
  let sent = 0
  const times: number[] = []
  const poster = async () => {
    while (sent < posts) times.push(await post(one, `Turn ${number}, No. ${sent++}`))
  }
  await Promise.all(Array.from({ length: concurrency }, poster))
  one.p95s.push(percentile(times, 0.95))
}

const cases = await Promise.all(Object.entries(relays).map(begin))
for (const one of cases) await turn(one, 0)
for (const one of cases) one.p95s.length = 0
for (let number = 1; number <= turns; number++) {
  // Starts with a different one each time, because the first one runs on an idle machine.
  for (let at = 0; at < cases.length; at++) await turn(cases[(at + number) % cases.length] as Case, number)
}
const workingP95s = cases[0]?.p95s ?? []
console.log(
  `${turns} turns of ${posts} posts by ${concurrency} visitors; medians of p95 in milliseconds, and of its ratio to the working relay`,
)
for (const { name, p95s } of cases) {
  const ratios = p95s.map((p95, turn) => p95 / (workingP95s[turn] ?? Number.NaN))
  console.log(`${name.padEnd(26)} p95 ${percentile(p95s, 0.5).toFixed(2)}  ratio ${percentile(ratios, 0.5).toFixed(2)}`)
}
await Promise.all(cases.map(({ end }) => end()))
