/**
 * `node e2e/chaos/run.ts --rounds=20 --seed=7 --store=embedded` repeats a run of chaos.test.ts, or part of it. Needs a build, for the desk. Exits with 1
 * if anything was lost or duplicated.
 */
import { parseArgs } from 'node:util'
import { startOwnPostgres } from '../../ops/test/start-postgres.ts'
import { embedded } from '../../server/testing/databases.ts'
import { type ChaosStore, reportLine, runChaos } from './chaos.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    store: { type: 'string', default: 'both' },
  },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)
if (!(rounds > 0) || !Number.isInteger(seed) || !['both', 'embedded', 'postgres'].includes(values.store)) {
  console.error('Usage: node e2e/chaos/run.ts --rounds=200 --seed=1 --store=both|embedded|postgres')
  process.exit(2)
}

async function chaosOn(name: string, store: ChaosStore): Promise<void> {
  console.log(`${name}: ${rounds} rounds, seed ${seed}`)
  const report = await runChaos({ store, rounds, seed, print: console.log })
  console.log(`${name}: ${reportLine(report)}`)
  for (const failure of report.failures) console.error(`  ${failure}`)
  if (report.failures.length > 0) process.exitCode = 1
}

const { dataDir, remove } = await embedded()
if (values.store !== 'postgres') await chaosOn('The embedded store', { dataDir })
if (values.store !== 'embedded') {
  const postgres = await startOwnPostgres()
  if ('url' in postgres) {
    await chaosOn('PostgreSQL', { dataDir, databaseUrl: postgres.url, crash: postgres.crash })
    await postgres.stop()
  }
}
await remove()
