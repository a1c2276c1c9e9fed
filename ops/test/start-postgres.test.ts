import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findInstalledPrograms } from '../../server/backup/find-postgres-programs.ts'

const root = join(import.meta.dirname, '../..')

test.skipIf(!(await findInstalledPrograms()))(
  'the database is stopped with its parent process, even when that is killed',
  { timeout: 30_000 },
  async () => {
    const { TEST_DATABASE_URL: _, ...env } = process.env
    const script = `
    import { startPostgres } from './ops/test/start-postgres.ts'
    const postgres = await startPostgres(() => {})
    console.log(postgres.url)
    setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const [line] = await once(child.stdout, 'data')
    const port = Number(new URL(String(line).trim()).port)
    expect(await isListening(port)).toBe(true)
    child.kill('SIGKILL')
    await vi.waitFor(async () => expect(await isListening(port)).toBe(false), { timeout: 10_000 })
  },
)

test('TEST_DATABASE_URL is used if it is set', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://elsewhere/tests')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { startPostgres } = await import('./start-postgres.ts')
  expect(await startPostgres(() => {})).toMatchObject({ url: 'postgres://elsewhere/tests' })
})

function isListening(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}
