/**
 * `npm run benchmark -- group-commit`: how many bookings a second the embedded database stores, each on disk before its response: for 64
 * concurrent clients, whose commits are grouped, and for one client, with one commit per booking. They take turns on one database.
 */
import { parseArgs } from 'node:util'
import { goodBooking } from '../domain/enquiries/booking/booking.examples.ts'
import { openStore } from '../server/database/store.ts'
import { createReceive } from '../server/enquiries/receive.ts'
import { createSaveQueue } from '../server/enquiries/save-queue.ts'
import { embedded } from '../server/testing/databases.ts'
import { percentile } from './report.ts'

const { values } = parseArgs({ options: { turns: { type: 'string', default: '7' }, posts: { type: 'string', default: '2000' } } })
const { dataDir, remove } = await embedded()
const store = await openStore({ dataDir, mailDomain: 'example.nz' })
const receive = createReceive(createSaveQueue(store), { wake: () => {} })
let sent = 0

/** Returns bookings per second. */
async function postBookings(clients: number): Promise<number> {
  const last = sent + Number(values.posts)
  const client = async () => {
    while (sent < last) {
      const { outcome } = await receive('booking', { ...goodBooking, message: `No. ${sent++}` })
      if (outcome !== 'stored') throw new Error(`A booking was ${outcome}.`)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  return Number(values.posts) / ((performance.now() - start) / 1000)
}

const [grouped, single]: [number[], number[]] = [[], []]
await postBookings(64)
for (let turn = 0; turn < Number(values.turns); turn++) {
  grouped.push(await postBookings(64))
  single.push(await postBookings(1))
}
const ratios = grouped.map((rate, turn) => rate / (single[turn] ?? Number.NaN))
console.log(`64 clients together   ${percentile(grouped, 0.5).toFixed(0).padStart(7)} bookings a second`)
console.log(`one after another     ${percentile(single, 0.5).toFixed(0).padStart(7)} bookings a second`)
console.log(`ratio ${percentile(ratios, 0.5).toFixed(1)}`)
await store.close()
await remove()
