/**
 * `npm run benchmark -- pages-while-changing`: how long a page takes while nothing changes, and while an owner saves 50 changes of facts a
 * minute, after each of which the server renders all its pages again. Both take turns on one server. Goal: 99th percentile at most 2 ×.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { subjects } from '../domain/facts/subjects.ts'
import { openStore } from '../server/database/store.ts'
import { saveFacts } from '../server/facts/workshop.ts'
import { addStaff } from '../server/testing/staff.ts'
import { percentile } from './report.ts'
import { startSite } from './site-process.ts'
import { timedRequest } from './timed-request.ts'

const seconds = 20

if (isMainThread) await measure()
else await saveChanges(workerData)

async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'changing-'))
  const site = await startSite({ env: { DATA_DIR: dataDir } })
  const agent = new Agent({ keepAlive: true })
  const turns: { quiet: number; changing: number }[] = []
  await requestPages(site.url, agent)
  for (let turn = 0; turn < 3; turn++) {
    const quiet = percentile(await requestPages(site.url, agent), 0.99)
    // In a thread of its own, so that requests don't wait for it here.
    const owner = new Worker(new URL(import.meta.url), { workerData: dataDir })
    await once(owner, 'message')
    const end = once(owner, 'exit')
    turns.push({ quiet, changing: percentile(await requestPages(site.url, agent), 0.99) })
    await end
  }
  const median = (figures: number[]) => percentile(figures, 0.5)
  const quiet = median(turns.map((turn) => turn.quiet)).toFixed(2)
  const changing = median(turns.map((turn) => turn.changing)).toFixed(2)
  const ratio = median(turns.map((turn) => turn.changing / turn.quiet)).toFixed(1)
  console.log(`p99 of a page: ${quiet} ms, during changes ${changing} ms, ratio ${ratio}`)
  agent.destroy()
  await site.end()
  await rm(dataDir, { recursive: true })
}

/** Four visitors request a page every 10 ms. Resolves to milliseconds until each response was complete. */
async function requestPages(url: string, agent: Agent): Promise<number[]> {
  const paths = ['/', '/contact', '/services/repair', '/faq', '/about']
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const visitors = Array.from({ length: 4 }, async () => {
    for (let i = 0; performance.now() < end; i++) {
      times.push(await timedRequest(url + paths[i % paths.length], agent))
      await wait(10)
    }
  })
  await Promise.all(visitors)
  return times
}

/** Saves changes as a second server on the same store does. Posts a message before the first. */
async function saveChanges(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir, mailDomain: 'example.co.nz' })
  const by = await addStaff(store, { role: 'owner' })
  parentPort?.postMessage('ready')
  for (let changes = 0; changes < (seconds * 50) / 60; changes++) {
    const sent = { ...subjects.bays.show(store.facts()), bays: String(1 + (changes % 9)) }
    const result = await saveFacts(store, { subject: 'bays', basedOn: store.factsVersion(), sent, by })
    if (result.outcome !== 'saved') throw new Error(`A change was not saved: ${JSON.stringify(result)}`)
    await wait(1200)
  }
  await store.close()
}
