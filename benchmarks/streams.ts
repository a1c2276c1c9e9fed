/**
 * `npm run benchmark -- streams`: the server's memory in megabytes with ten open streams of the desk (`/desk/events`), while something changes
 * every five seconds and nobody else is there. It reports the resident set before the streams, each minute, and after they have closed.
 * Goal: at most 10 more at the end than before. `--minutes 10` is the default.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { goodBooking } from '../domain/enquiries/booking/booking.examples.ts'
import { newKey, sha256 } from '../server/accounts/keys.ts'
import { openStore } from '../server/database/store.ts'
import { addStaff } from '../server/testing/staff.ts'
import { startSite } from './site-process.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
const sessions = 5
const streamsOfEach = 2
const changeEvery = 5000

const dataDir = await mkdtemp(join(tmpdir(), 'benchmark-'))
const site = await startSite({ env: { DATA_DIR: dataDir } })
const url = site.url.replace('127.0.0.1', 'localhost')
const tokens = await signIn()
let sent = 0
let heard = 0

/** Adds people with a session each to the running server's database. */
async function signIn(): Promise<string[]> {
  const store = await openStore({ dataDir, mailDomain: 'example.nz' })
  const people = await Promise.all(
    Array.from({ length: sessions }, async (_, index) => {
      const { token } = await addStaff(store, { email: `${sha256(newKey()).slice(0, 8)}@example.co.nz`, name: `Person ${index}` })
      return token
    }),
  )
  await store.close()
  return people
}

async function listen(token: string, tab: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${url}/desk/events?tab=${tab}`, { headers: { cookie: `desk=${token}` }, signal })
  if (response.status !== 200) throw new Error(`The stream was refused with ${response.status}.`)
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) heard += decoder.decode(chunk).split('data: changed').length - 1
}

async function change(): Promise<void> {
  const response = await fetch(`${site.url}/dev/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodBooking, message: `No. ${sent++}` }),
  })
  await response.arrayBuffer()
}

async function megabytes(): Promise<number> {
  const status = await readFile(`/proc/${site.child.pid}/status`, 'utf8')
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1000
}

/** Changes something every five seconds until a moment. */
async function changeUntil(end: number): Promise<void> {
  while (performance.now() < end) {
    await change()
    await wait(changeEvery)
  }
}

// So that what the first bookings load isn't counted.
await changeUntil(performance.now() + 60_000)
const before = await megabytes()
console.log(`before: ${before.toFixed(1)} MB`)

const closing = new AbortController()
const streams = tokens.flatMap((token, person) =>
  Array.from({ length: streamsOfEach }, (_, tab) => listen(token, `${person}-${tab}`, closing.signal)),
)
for (const stream of streams) stream.catch(() => {})
let last = before
for (let minute = 1; minute <= minutes; minute++) {
  await changeUntil(performance.now() + 60_000)
  last = await megabytes()
  console.log(`after ${minute} min with ${streams.length} streams: ${last.toFixed(1)} MB, ${sent} changes, ${heard} notifications`)
}
closing.abort()
await Promise.allSettled(streams)
await wait(5000)
console.log(`after they have closed: ${(await megabytes()).toFixed(1)} MB`)
console.log(`more with streams: ${(last - before).toFixed(1)} MB`)
await site.end()
await rm(dataDir, { recursive: true })
