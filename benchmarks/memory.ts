/**
 * `npm run benchmark -- memory`: the server's memory in megabytes when idle, during ten minutes of mixed load (pages, missing files, bookings,
 * invalid bookings and no-JavaScript form posts), a minute after it, and at its peak. Goals: at most 130 when idle, 220 after the load, and
 * 1.2 times the first minute's figure in the last. It reports the resident set, which includes the Node program's own pages.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { goodBooking } from '../domain/enquiries/booking/booking.examples.ts'
import { startSite } from './site-process.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
const site = await startSite()
let requested = 0

const post = (path: string, type: string, body: string) =>
  fetch(site.url + path, { method: 'POST', headers: { 'content-type': type }, body })
const requests: (() => Promise<Response>)[] = [
  () => fetch(`${site.url}/`),
  () => fetch(`${site.url}/services/repair`, { headers: { 'accept-encoding': 'identity' } }),
  () => fetch(`${site.url}/no-such-page-${requested}`),
  () => post('/dev/booking', 'application/json', JSON.stringify({ ...goodBooking, message: `No. ${requested}` })),
  () => post('/dev/booking', 'application/json', JSON.stringify({ ...goodBooking, email: 'none' })),
  () => post('/contact', 'application/x-www-form-urlencoded', new URLSearchParams({ name: 'A', message: `No. ${requested}` }).toString()),
]

async function visitor(end: number): Promise<void> {
  while (Date.now() < end) {
    const send = requests[requested++ % requests.length] as () => Promise<Response>
    await (await send()).arrayBuffer()
  }
}

/** Returns the resident set size of the process in megabytes, now or at its peak. */
async function megabytes(of: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${site.child.pid}/status`, 'utf8')
  return Number(status.match(new RegExp(`${of}:\\s+(\\d+)`))?.[1]) / 1000
}

async function report(when: string): Promise<number> {
  const size = await megabytes('VmRSS')
  console.log(`${when}: ${size.toFixed(0)} MB, ${requested} requests`)
  return size
}

await wait(5000)
await report('idle')
const end = Date.now() + minutes * 60_000
const visitors = Array.from({ length: 16 }, () => visitor(end))
const sizes: number[] = []
for (let minute = 1; minute <= minutes; minute++) {
  await wait(60_000)
  sizes.push(await report(`after ${minute} min`))
}
await Promise.all(visitors)
await wait(60_000)
await report('a minute after the load')
console.log(`peak: ${(await megabytes('VmHWM')).toFixed(0)} MB`)
console.log(`ratio of the last minute to the first: ${((sizes.at(-1) ?? Number.NaN) / (sizes[0] ?? Number.NaN)).toFixed(2)}`)
await site.end()
