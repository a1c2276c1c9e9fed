import { readSettings, type Settings } from '../settings.ts'
import { type RunningServer, type StartOptions, startServer } from '../start-server.ts'
import { embedded } from './databases.ts'

export type TestServer = RunningServer & {
  dataDir: string
  /** Its log lines so far. */
  logged: string[]
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Stops it and deletes its folder. */
  remove(): Promise<void>
}

/** Starts a whole server on a free port, with its own folder and short delays. */
export async function startTestServer(overrides: Partial<Settings> = {}, options: StartOptions = {}): Promise<TestServer> {
  const testDb = overrides.dataDir ? undefined : await embedded()
  const dataDir = overrides.dataDir ?? testDb?.dataDir ?? ''
  const settings = { ...readSettings({ PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off' }), dataDir, ...overrides }
  const logged: string[] = []
  const server = await startServer(settings, {
    log: { write: (line) => void logged.push(line) },
    ...options,
    outbox: { pollEvery: 20, delay: () => 30, ...options.outbox },
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    ...server,
    url,
    dataDir,
    logged,
    post: (path, body, headers = {}) =>
      fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
    async remove() {
      await server.stop()
      await testDb?.remove()
    },
  }
}
