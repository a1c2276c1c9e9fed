/**
 * `npm run benchmark -- desk`: what the desk costs its staff and the visitors, with 10,000 enquiries, on the embedded store and on PostgreSQL.
 * What is compared takes turns in one run, and a ratio is the median of the turns. Also the bytes of its largest pages, and the memory
 * that it needs. The limits are in benchmarks/README.md.
 */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { goodBooking } from '../domain/enquiries/booking/booking.examples.ts'
import { startOwnPostgres } from '../ops/test/start-postgres.ts'
import { embedded } from '../server/testing/databases.ts'
import { until } from '../server/testing/until.ts'
import { percentile, table, verdict } from './report.ts'
import { startSite } from './site-process.ts'
import { type FilledDesk, fillDesk } from './staff-desk/fill-desk.ts'
import { compareMemory } from './staff-desk/memory-of-desk.ts'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '7' },
    requests: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
  },
})
const turns = Number(values.turns)
const requests = Number(values.requests)
/** Staff who each open a page a second, which is more than people can read. */
const readers = 5
const signIns = 20
const agent = new Agent({ keepAlive: true })

type Answer = { ms: number; bytes: number }
type Sent = { cookie?: string; form?: Record<string, string>; headers?: Record<string, string>; expect?: number }

/** Resolves when the response is complete. `bytes`: of its head and its compressed body. */
function send(url: string, { cookie, form, headers = {}, expect = 200 }: Sent = {}): Promise<Answer> {
  const start = performance.now()
  const body = form && new URLSearchParams(form).toString()
  const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const options = { method: body === undefined ? 'GET' : 'POST', agent }
    const all = { 'accept-encoding': 'gzip, deflate, br', ...(cookie && { cookie }), ...type, ...headers }
    const sent = request(url, { ...options, headers: all }, (response) => {
      if (response.statusCode !== expect) reject(new Error(`${url} responded with ${response.statusCode} instead of ${expect}.`))
      let bytes = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 'HTTP/1.1 200 OK\r\n\r\n'.length)
      response.on('data', (chunk) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ ms: performance.now() - start, bytes }))
    })
    sent.on('error', reject).end(body)
  })
}

/** Returns the median of all turns' percentiles. */
function medianOf(allTurns: readonly number[][], share: number): number {
  return percentile(
    allTurns.map((times) => percentile(times, share)),
    0.5,
  )
}

function medianRatio(loaded: readonly number[][], idle: readonly number[][], share: number): number {
  return percentile(
    loaded.map((times, turn) => percentile(times, share) / percentile(idle[turn] ?? [], share)),
    0.5,
  )
}

async function repeat(times: number, work: (at: number) => Promise<Answer>): Promise<number[]> {
  const measured: number[] = []
  for (let at = 0; at < times; at++) measured.push((await work(at)).ms)
  return measured
}

/** Runs `measure` while each of the readers repeats `load`, pausing for a second in between. */
async function whileReading<T>(load: (at: number) => Promise<Answer>, measure: () => Promise<T>): Promise<T> {
  let over = false
  const reader = async (first: number) => {
    await wait((first * 1000) / readers)
    for (let at = first; !over; at++) {
      await load(at)
      await wait(1000)
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, (_, first) => reader(first)))
  const result = await measure()
  over = true
  await reading
  return result
}

/** Waits for the emails of the bookings, which would slow down what is measured next. */
async function mailsSent(url: string): Promise<void> {
  await until(async () => (await (await fetch(`${url}/healthz`)).json()).mail.due === 0, 120_000)
}

async function measureStore(name: string, env: Record<string, string>, filled: FilledDesk): Promise<string[][]> {
  const site = await startSite({ env: { ...env, TRUSTED_PROXIES: '127.0.0.1' } })
  const { cookie } = filled
  const staffPages = [`${site.url}/desk/inbox?state=all`, `${site.url}/desk/enquiries/${filled.enquiry}`]
  const page200 = `${site.url}/desk/inbox?state=all&before=${filled.lastPage}`
  const open = (url = '') => send(url, { cookie })
  let booked = 0
  const book = () => send(`${site.url}/appointment`, { form: { ...goodBooking, message: `No. ${booked++} on ${name}` }, expect: 201 })
  const signIn = (at: number) =>
    send(`${site.url}/desk/sign-in`, {
      form: { email: filled.email, password: filled.password },
      headers: { 'x-forwarded-for': `192.0.2.${at}` },
      expect: 303,
    })
  async function pagesWhile(work: Promise<unknown>): Promise<number[]> {
    let over = false
    const finished = work.then(() => {
      over = true
    })
    const times: number[] = []
    while (!over) times.push((await send(`${site.url}/`)).ms)
    await finished
    return times
  }

  const inbox: number[][] = []
  const enquiry: number[][] = []
  const last: number[][] = []
  const [bookedAlone, bookedMeanwhile]: [number[][], number[][]] = [[], []]
  const [pagesAlone, pagesMeanwhile]: [number[][], number[][]] = [[], []]
  const bytes = await Promise.all([...staffPages, page200].map(open))
  for (const url of [...staffPages, page200]) await repeat(requests, () => open(url))
  for (let turn = 0; turn < turns; turn++) {
    inbox.push(await repeat(requests, () => open(staffPages[0])))
    last.push(await repeat(requests, () => open(page200)))
    enquiry.push(await repeat(requests, () => open(staffPages[1])))
    bookedAlone.push(await repeat(requests, book))
    await mailsSent(site.url)
    bookedMeanwhile.push(
      await whileReading(
        (at) => open(staffPages[at % 2]),
        () => repeat(requests, book),
      ),
    )
    await mailsSent(site.url)
    const started = performance.now()
    pagesMeanwhile.push(await pagesWhile(Promise.all(Array.from({ length: signIns }, (_, at) => signIn(at)))))
    pagesAlone.push(await pagesWhile(wait(performance.now() - started)))
  }
  await site.end()

  const ms = (figure: number) => `${figure.toFixed(1)} ms`
  const ratios = {
    last: medianRatio(last, inbox, 0.5),
    booking: medianRatio(bookedMeanwhile, bookedAlone, 0.95),
    pages: medianRatio(pagesMeanwhile, pagesAlone, 0.99),
  }
  const p95s = [medianOf(inbox, 0.95), medianOf(enquiry, 0.95)]
  const largest = Math.max(...bytes.map((answer) => answer.bytes))
  verdict(`${name}: inbox and enquiry p95 30 ms`, p95s.filter((p95) => p95 > 30).map(ms))
  verdict(`${name}: page 200 at most 1.2 × page 1`, ratios.last > 1.2 ? [ratios.last.toFixed(2)] : [])
  verdict(`${name}: bookings while staff read at most 1.2 ×`, ratios.booking > 1.2 ? [ratios.booking.toFixed(2)] : [])
  verdict(`${name}: pages during ${signIns} sign-ins at most 2 ×`, ratios.pages > 2 ? [ratios.pages.toFixed(2)] : [])
  verdict(`${name}: HTML at most 14,600 bytes`, largest > 14_600 ? [String(largest)] : [])
  return [
    [name, 'p50', 'p95', 'p99', 'ratio'],
    ['inbox', ...[0.5, 0.95, 0.99].map((share) => ms(medianOf(inbox, share))), ''],
    ['inbox, page 200', ...[0.5, 0.95, 0.99].map((share) => ms(medianOf(last, share))), `p50 ${ratios.last.toFixed(2)}`],
    ['enquiry', ...[0.5, 0.95, 0.99].map((share) => ms(medianOf(enquiry, share))), ''],
    ['booking', ...[0.5, 0.95, 0.99].map((share) => ms(medianOf(bookedAlone, share))), ''],
    [
      `booking, ${readers} read`,
      ...[0.5, 0.95, 0.99].map((share) => ms(medianOf(bookedMeanwhile, share))),
      `p95 ${ratios.booking.toFixed(2)}`,
    ],
    ['home page', ...[0.5, 0.95, 0.99].map((share) => ms(medianOf(pagesAlone, share))), ''],
    [
      `home page, ${signIns} sign in`,
      ...[0.5, 0.95, 0.99].map((share) => ms(medianOf(pagesMeanwhile, share))),
      `p99 ${ratios.pages.toFixed(2)}`,
    ],
    ['bytes: inbox, enquiry, page 200', ...bytes.map((answer) => String(answer.bytes)), ''],
  ]
}

const testDb = await embedded()
const filled = await fillDesk(testDb)
console.log(table(await measureStore('embedded store', { DATA_DIR: testDb.dataDir }, filled)))
const memory = await compareMemory({ DATA_DIR: testDb.dataDir }, filled, Number(values.seconds))
console.log(`memory after the same load: ${memory.without.toFixed(0)} MB without a desk, ${memory.with.toFixed(0)} with one`)
verdict(
  'memory at most 40 MB over a server without a desk',
  memory.with - memory.without > 40 ? [(memory.with - memory.without).toFixed(0)] : [],
)
await testDb.remove()

const postgres = await startOwnPostgres()
if ('url' in postgres) {
  const inPostgres = { ...testDb, databaseUrl: postgres.url }
  console.log(table(await measureStore('PostgreSQL', { DATABASE_URL: postgres.url }, await fillDesk(inPostgres))))
  await postgres.stop()
}
agent.destroy()
