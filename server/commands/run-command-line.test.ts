import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { databases, embedded } from '../testing/databases.ts'

const commands = [
  ['privacy', 'find', 'email=hana@example.nz'],
  ['quarantine', 'list'],
  ['desk', 'invite', 'hana@example.nz'],
] as const

async function run([script, ...args]: readonly string[], env: NodeJS.ProcessEnv) {
  const path = join(import.meta.dirname, `${script}.ts`)
  const done = await promisify(execFile)(process.execPath, [path, ...args], { env: { PATH: process.env.PATH, ...env } }).catch(
    (error) => error,
  )
  return { code: done.code ?? 0, output: `${done.stdout}${done.stderr}` }
}

test.for(commands)('without a store, %s %s creates none and asks for the settings', async (command) => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const elsewhere = join(dataDir, 'elsewhere')
  const { code, output } = await run(command, { DATA_DIR: elsewhere })
  expect(code).toBe(1)
  expect(output).toContain(`no workshop store in ${elsewhere}`)
  expect(output).toMatch(/DATA_DIR or DATABASE_URL/)
  expect(await readdir(dataDir)).toEqual([])
})

const postgres = databases.find(({ name }) => name === 'PostgreSQL')

test.skipIf(postgres?.missing).for(commands)('in a database without our tables, %s %s creates none', async (command) => {
  const testDb = await postgres?.create()
  if (!testDb) return
  onTestFinished(testDb.remove)
  const { code, output } = await run(command, { DATABASE_URL: testDb.databaseUrl })
  expect(code).toBe(1)
  expect(output).toMatch(/no workshop store .*DATABASE_URL/)
  const client = new pg.Client(testDb.databaseUrl)
  await client.connect()
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'")
  await client.end()
  expect(rows).toEqual([])
})
