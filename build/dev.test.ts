import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodBooking } from '../domain/enquiries/booking/booking.examples.ts'
import { embedded } from '../server/testing/databases.ts'
import { freePort } from '../server/testing/free-port.ts'
import { until } from '../server/testing/until.ts'

// Started as a newcomer would, except for port and folder.
const { dataDir, remove } = await embedded()
const port = await freePort()
const url = `http://localhost:${port}`
const child = spawn('npm', ['run', 'dev'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: '', VITEST: '' },
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
  detached: process.platform !== 'win32',
})
const ended = once(child, 'exit')

const printed: string[] = []
createInterface(child.stdout).on('line', (line) => printed.push(line))
const starts = () => printed.filter((line) => line.includes(`the website is at ${url}`)).length

beforeAll(() => until(() => starts() === 1 || child.exitCode !== null, 120_000), 120_000)

afterAll(async () => {
  if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM')
  await ended
  await remove()
})

function stored(): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'workshop.sqlite'), { readOnly: true })
  try {
    return database.prepare('select email from enquiry').all()
  } finally {
    database.close()
  }
}

test('it serves pages, and a 404 page for unknown paths', async () => {
  const responses = await Promise.all(['/', '/design-system', '/no-such-page'].map((path) => fetch(url + path)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 404])
  for (const response of responses) expect(await response.text()).toContain('/site/entry.client.tsx')
})

test('a booking is stored and emailed, and an invalid one is not', async () => {
  const post = (body: object) =>
    fetch(`${url}/dev/booking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    })
  expect((await post({ ...goodBooking, email: 'none' })).status).toBe(422)
  expect((await post(goodBooking)).status).toBe(201)
  expect(stored()).toEqual([{ email: String(goodBooking.email) }])
  const mails = async () => {
    const names = await readdir(join(dataDir, 'mail')).catch(() => [])
    return Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(dataDir, 'mail', name), 'utf8')))
  }
  await until(async () => (await mails()).some((mail) => mail.includes(String(goodBooking.email))))
})

test('a no-JavaScript form post returns the page and its styles', async () => {
  const response = await fetch(`${url}/contact`, { method: 'POST', headers: { origin: url }, body: new URLSearchParams({ name: 'Hana' }) })
  const page = await response.text()
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([422, null])
  expect(page).toContain('value="Hana"')
  expect(page).toMatch(/rel="stylesheet" href="[^"]*contact/)
})

test('a change to a server file restarts the server', async () => {
  const now = new Date()
  await utimes(join(import.meta.dirname, '..', 'server', 'log.ts'), now, now)
  await until(() => starts() === 2)
})

test('the desk is served with its policy and its scripts, and built again after a change', async () => {
  expect(printed.join('\n')).toContain(`${url}/desk/join?key=`)
  const response = await fetch(`${url}/desk/sign-in`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await response.text()
  expect(page).toContain('Sign in to the desk')
  const [script = ''] = /\/desk\/assets\/[\w.-]+\.js/.exec(page) ?? []
  expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript')
  const now = new Date()
  await utimes(join(import.meta.dirname, '..', 'desk', 'when.ts'), now, now)
  await until(() => starts() === 3, 60_000)
  expect((await fetch(`${url}/desk/inbox`, { redirect: 'manual' })).status).toBe(303)
}, 120_000)

test.skipIf(process.platform === 'win32')('it shuts down cleanly on SIGINT and leaves no process behind', async () => {
  const files = () => readdir(dataDir)
  expect(await files()).toContain('workshop.sqlite-wal')
  // Ctrl-C in a terminal reaches npm and all its child processes; npm may exit first.
  process.kill(-(child.pid as number), 'SIGINT')
  await until(() =>
    fetch(url).then(
      () => false,
      () => true,
    ),
  )
  // A server that shuts down cleanly checkpoints its write-ahead log.
  await until(async () => !(await files()).includes('workshop.sqlite-wal'))
})
