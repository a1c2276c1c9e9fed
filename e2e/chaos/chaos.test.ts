import { expect, onTestFinished, test } from 'vitest'
import { startOwnPostgres } from '../../ops/test/start-postgres.ts'
import { embedded } from '../../server/testing/databases.ts'
import { runChaos } from './chaos.ts'

const seed = Date.now() % 1_000_000
const postgresIsWanted = Boolean(process.env.TEST_DATABASE_URL)
const rounds = 200
const untilDone = { timeout: 3_600_000 }

async function dataFolder(): Promise<string> {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  return dataDir
}

test('the embedded store loses and duplicates nothing, however often the server is killed', untilDone, async () => {
  const report = await runChaos({ store: { dataDir: await dataFolder() }, rounds, seed })
  expect(report.failures, `Repeat with: node e2e/chaos/run.ts --store=embedded --rounds=${rounds} --seed=${seed}`).toEqual([])
  expect(report).toMatchObject({ serverKills: rounds })
  expect(report.received).toBeGreaterThan(rounds)
  expect(report.acted).toBeGreaterThan(rounds / 2)
})

// Starts its own PostgreSQL, because the other tests need theirs running.
test.skipIf(!postgresIsWanted)(
  'PostgreSQL loses and duplicates nothing, however often it or the server is killed',
  untilDone,
  async ({ skip }) => {
    const postgres = await startOwnPostgres()
    if ('skipped' in postgres) return skip(postgres.skipped)
    onTestFinished(postgres.stop)
    const store = { dataDir: await dataFolder(), databaseUrl: postgres.url, crash: postgres.crash }
    const report = await runChaos({ store, rounds, seed })
    expect(report.failures, `Repeat with: node e2e/chaos/run.ts --store=postgres --rounds=${rounds} --seed=${seed}`).toEqual([])
    expect(report.serverKills + report.databaseKills).toBeGreaterThanOrEqual(rounds)
    expect(report.received).toBeGreaterThan(rounds)
    expect(report.acted).toBeGreaterThan(rounds / 2)
  },
)

test('a server that reports success before the commit is detected', untilDone, async () => {
  const report = await runChaos({ store: { dataDir: await dataFolder() }, rounds: 5, seed, variant: 'early' })
  expect(report.failures).toContainEqual(expect.stringContaining('but is not stored'))
})
