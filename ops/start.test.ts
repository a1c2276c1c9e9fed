import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { embedded } from '../server/testing/databases.ts'
import { until } from '../server/testing/until.ts'

// It builds first if the sources have changed; `npm test` has built already.
describe.skipIf(process.platform === 'win32')('npm start', { timeout: 300_000 }, () => {
  async function start(settings: Record<string, string> = {}) {
    const { dataDir, remove } = await embedded()
    onTestFinished(remove)
    const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let errors = ''
    child.stderr.on('data', (text) => (errors += text))
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    return {
      child,
      ended: once(child, 'exit'),
      errors: () => errors,
      /** Resolves to its URL when the server has started. */
      async url() {
        for (;;) {
          const { value, done } = await lines.next()
          if (done) throw new Error(`It ended:\n${errors}`)
          const url = /the website is at (http:\S+)\.$/.exec(value)?.[1]
          if (url) return url
        }
      },
    }
  }

  test('refuses invalid settings once', async () => {
    const { ended, errors } = await start({ RATE_LIMIT: 'perhaps' })
    expect(await ended).toEqual([1, null])
    expect(errors().match(/Invalid settings/g)).toHaveLength(1)
    expect(errors()).not.toContain('starts again')
  })

  describe.skipIf(process.platform !== 'linux')('on Linux', () => {
    test('serves the built site, starts again when it has crashed, and then still shuts down cleanly on SIGTERM', async () => {
      const { child, ended, errors, url } = await start()
      const first = await url()
      const page = await fetch(`${first}/contact`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form')])
      const posted = await fetch(`${first}/contact`, { method: 'POST', body: new URLSearchParams({ name: 'A' }) })
      expect([posted.status, await posted.text()]).toEqual([422, expect.stringContaining('<form')])
      const pid = await serverOf(child)
      expect(await readFile(`/proc/${pid}/maps`, 'utf8')).not.toMatch(/rolldown|sharp|lightningcss/)
      process.kill(pid, 'SIGABRT')
      const second = await url()
      expect(errors()).toContain('The server has crashed with 134. It starts again in 1 s.')
      expect(second).not.toBe(first)
      expect((await fetch(`${second}/contact`)).status).toBe(200)
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    })

    test('takes the server along when it is killed', async () => {
      const { child, url } = await start()
      await url()
      const pid = await serverOf(child)
      child.kill('SIGKILL')
      await until(() => !existsSync(`/proc/${pid}`))
    })
  })
})

/** Returns the process id of the server. */
async function serverOf({ pid }: ChildProcess): Promise<number> {
  const server = Number(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
  expect(await readFile(`/proc/${server}/cmdline`, 'utf8')).toContain('server-main/main.js')
  return server
}
