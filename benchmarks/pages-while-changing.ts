/**
 * `npm run benchmark -- pages-while-changing`: how long a page takes while nothing changes, and while an owner saves 50 changes of facts a
 * minute, after each of which the server renders all its pages again. Both take turns on one server. Goal: 99th percentile at most 2 ×.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { subjects } from '../domain/facts/subjects.ts'
import { openStore } from '../server/database/store.ts'
import { saveFacts } from '../server/facts/workshop.ts'
import { addStaff } from '../server/testing/staff.ts'
import { percentile } from './report.ts'
import { startSite } from './site-process.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'changing-'))
const site = await startSite({ env: { DATA_DIR: dataDir } })
// Like a second server on the same store.
const store = await openStore({ dataDir, mailDomain: 'example.co.nz' })
const owner = await addStaff(store, { role: 'owner' })
const agent = new Agent({ keepAlive: true })
const paths = ['/', '/contact', '/services/repair', '/faq', '/about']

/** Returns milliseconds until the response is complete. */
function requestPage(path: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(site.url + path, { headers: { 'accept-encoding': 'br' }, agent }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - start))
    }).on('error', reject)
  })
}

/** Four visitors request a page every 10 ms. */
async function requestPages(seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const visitors = Array.from({ length: 4 }, async () => {
    for (let i = 0; performance.now() < end; i++) {
      times.push(await requestPage(paths[i % paths.length] ?? '/'))
      await wait(10)
    }
  })
  await Promise.all(visitors)
  return times
}

let saved = 0
async function saveChanges(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const sent = { ...subjects.bays.show(store.facts()), bays: String(1 + (saved % 9)) }
    const result = await saveFacts(store, { subject: 'bays', basedOn: store.factsVersion(), sent, by: owner })
    if (result.outcome !== 'saved') throw new Error(`A change was not saved: ${JSON.stringify(result)}`)
    saved += 1
    await wait(1200)
  }
}

const turns: { quiet: number; changing: number }[] = []
await requestPages(3)
for (let turn = 0; turn < 3; turn++) {
  const quiet = percentile(await requestPages(20), 0.99)
  const end = new AbortController()
  const changes = saveChanges(end.signal)
  const changing = percentile(await requestPages(20), 0.99)
  end.abort()
  await changes
  turns.push({ quiet, changing })
}
const median = (figures: number[]) => percentile(figures, 0.5)
const quiet = median(turns.map((turn) => turn.quiet)).toFixed(2)
const changing = median(turns.map((turn) => turn.changing)).toFixed(2)
const ratio = median(turns.map((turn) => turn.changing / turn.quiet)).toFixed(1)
console.log(`p99 of a page: ${quiet} ms, during changes ${changing} ms, ratio ${ratio}. ${saved} changes were saved.`)
agent.destroy()
await site.end()
await store.close()
await rm(dataDir, { recursive: true })
