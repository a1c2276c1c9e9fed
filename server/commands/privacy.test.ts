import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import { embedded } from '../testing/databases.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

const script = join(import.meta.dirname, '../../scripts/privacy.ts')

test('what is kept about a person can be found, exported and erased: from tables, outbox, files, and the bytes of the database', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const server = await startTestServer({ dataDir })
  const canary = {
    ...goodBooking,
    name: 'Kanarie Vogel',
    email: 'kanarie@bird.example.nz',
    plate: 'KANARIE',
    message: `${'Kanarie sings. '.repeat(200)}End.`,
  }
  await server.post('/dev/booking', canary)
  await server.post('/dev/contact', { ...goodContact, email: 'Kanarie@Bird.example.nz', message: 'Kanarie writes' })
  await server.post('/dev/contact', goodContact)
  await until(async () => (await server.store.health()).due === 0)
  await server.store.keep({ kind: 'booking', answers: { ...canary, message: 'Kanarie waits' } })

  const run = async (...args: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
    const done = await promisify(execFile)(process.execPath, [script, ...args], { env }).catch((error) => error)
    return { code: done.code ?? 0, said: done.stdout as string }
  }
  // Beside a running server.
  expect((await run('find', 'email=kanarie@bird.example.nz')).said).toContain('3 enquiries.')
  expect((await run('find', 'plate=kanarie')).said).toContain('2 enquiries.')
  const exported = JSON.parse((await run('export', 'email=kanarie@bird.example.nz')).said)
  expect(exported).toMatchObject([{ answers: canary }, { answers: { message: 'Kanarie writes' } }, {}])
  expect((await run('erase', 'email=kanarie@bird.example.nz')).code).toBe(1)
  expect((await run('erase', 'everybody', '--yes')).code).toBe(2)
  expect((await run('find', 'email=kanarie@bird.example.nz')).said).toContain('3 enquiries.')
  expect((await run('erase', 'email=kanarie@bird.example.nz', '--yes')).said).toContain('Deleted: 3')
  expect((await run('find', 'email=kanarie@bird.example.nz')).said).toContain('0 enquiries.')
  await server.stop()

  const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')))
  expect(contents.filter((content) => /kanarie/i.test(content))).toEqual([])
  expect(contents.some((content) => content.includes(goodContact.message))).toBe(true)
})
