/**
 * `npm run benchmark:memory`: the server's memory after one minute and after ten of mixed load: pages, files that are not there, bookings,
 * refused bookings and forms without scripts. Wanted: at most 1.2 times.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { goodBooking } from '../enquiries/booking/booking.examples.ts'
import { startSite } from './site-process.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
const site = await startSite()
const end = Date.now() + minutes * 60_000
let asked = 0

const post = (path: string, type: string, body: string) =>
  fetch(site.url + path, { method: 'POST', headers: { 'content-type': type }, body })
const asks: (() => Promise<Response>)[] = [
  () => fetch(`${site.url}/`),
  () => fetch(`${site.url}/services/repair`, { headers: { 'accept-encoding': 'identity' } }),
  () => fetch(`${site.url}/no-such-page-${asked}`),
  () => post('/dev/booking', 'application/json', JSON.stringify({ ...goodBooking, message: `No. ${asked}` })),
  () => post('/dev/booking', 'application/json', JSON.stringify({ ...goodBooking, email: 'none' })),
  () => post('/contact', 'application/x-www-form-urlencoded', new URLSearchParams({ name: 'A', message: `No. ${asked}` }).toString()),
]

async function visitor(): Promise<void> {
  while (Date.now() < end) {
    const ask = asks[asked++ % asks.length] as () => Promise<Response>
    await (await ask()).arrayBuffer()
  }
}

/** Megabytes that the process holds in memory. */
async function resident(): Promise<number> {
  const status = await readFile(`/proc/${site.child.pid}/status`, 'utf8')
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1000
}

async function watch(): Promise<number[]> {
  const sizes: number[] = []
  for (let minute = 1; minute <= minutes; minute++) {
    await wait(60_000)
    sizes.push(await resident())
    console.log(`after ${minute} min: ${sizes.at(-1)?.toFixed(0)} MB, ${asked} answers`)
  }
  return sizes
}

const [sizes] = await Promise.all([watch(), ...Array.from({ length: 16 }, visitor)])
console.log(`ratio ${((sizes.at(-1) ?? Number.NaN) / (sizes[0] ?? Number.NaN)).toFixed(2)}`)
await site.end()
