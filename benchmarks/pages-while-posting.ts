/**
 * `npm run benchmark -- pages-while-posting`: how long a page takes on an idle server, and while 64 clients post bookings without a
 * pause. Both take turns on one server. The database writes in its own thread, so pages should not wait: the 99th percentile
 * under load should be at most five times the idle one.
 */
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { goodBooking } from '../domain/enquiries/booking/booking.examples.ts'
import { percentile } from './report.ts'
import { startSite } from './site-process.ts'
import { timedRequest } from './timed-request.ts'

const { values } = parseArgs({ options: { turns: { type: 'string', default: '5' }, pages: { type: 'string', default: '2000' } } })
const clients = 64

const site = await startSite()
const agent = new Agent({ keepAlive: true })

async function requestPages(): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < Number(values.pages); i++) times.push(await timedRequest(`${site.url}/`, agent))
  return times
}

let posting = false
let posted = 0
async function runClient(number: number): Promise<void> {
  while (posting) {
    const booking = { ...goodBooking, message: `Client ${number}, No. ${posted++}` }
    await timedRequest(`${site.url}/dev/booking`, agent, JSON.stringify(booking))
  }
}

const turns: { idle: number[]; loaded: number[] }[] = []
await requestPages()
for (let turn = 0; turn < Number(values.turns); turn++) {
  const idle = await requestPages()
  posting = true
  const clientLoops = Array.from({ length: clients }, (_, number) => runClient(number))
  await wait(200)
  const loaded = await requestPages()
  posting = false
  await Promise.all(clientLoops)
  turns.push({ idle, loaded })
}

for (const share of [0.5, 0.99]) {
  const median = (of: 'idle' | 'loaded') =>
    percentile(
      turns.map((turn) => percentile(turn[of], share)),
      0.5,
    )
  const ratio = percentile(
    turns.map(({ idle, loaded }) => percentile(loaded, share) / percentile(idle, share)),
    0.5,
  )
  const name = `p${share * 100} of a page`
  console.log(
    `${name.padEnd(14)} idle ${median('idle').toFixed(2)} ms, with ${clients} clients posting ${median('loaded').toFixed(2)} ms, ratio ${ratio.toFixed(1)}`,
  )
}
console.log(`${posted} bookings were posted during the loaded turns.`)
agent.destroy()
await site.end()
