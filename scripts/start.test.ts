import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { embedded } from '../server/testing/databases.ts'

// It builds first if the sources have changed; `npm test` has built already.
test.skipIf(process.platform === 'win32')(
  'npm start replaces itself with the compiled server, which shuts down cleanly on SIGTERM',
  { timeout: 300_000 },
  async () => {
    const { dataDir, remove } = await embedded()
    onTestFinished(remove)
    const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')

    let url = ''
    for await (const line of createInterface(child.stdout)) {
      url = /the website is at (http:\S+)\.$/.exec(line)?.[1] ?? ''
      if (url) break
    }
    const page = await fetch(`${url}/contact`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form')])
    const posted = await fetch(`${url}/contact`, { method: 'POST', body: new URLSearchParams({ name: 'A' }) })
    expect([posted.status, await posted.text()]).toEqual([422, expect.stringContaining('<form')])

    if (process.platform === 'linux') {
      expect(await readFile(`/proc/${child.pid}/cmdline`, 'utf8')).toContain('server-main/main.js')
      const libraries = await readFile(`/proc/${child.pid}/maps`, 'utf8')
      expect(libraries).not.toMatch(/rolldown|sharp|lightningcss/)
    }
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
)
