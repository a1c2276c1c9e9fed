import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { goodJoin } from '../../domain/accounts/join.examples.ts'
import { goodSignIn } from '../../domain/accounts/sign-in.examples.ts'
import { openStore, type Store } from '../database/store.ts'
import { readSettings } from '../settings.ts'
import { embedded, type TestDatabase } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf } from '../testing/store.ts'
import { deskCommand } from './desk.ts'

const client = { address: '192.0.2.7', label: 'Firefox on Android' }
let testDb: TestDatabase
let store: Store

/** Runs the command on its own store, alongside the server's. */
async function run(...args: string[]) {
  const said: string[] = []
  const own = await openStore({ ...testDb, mailDomain: 'example.nz', mustExist: true })
  const settings = readSettings({ PUBLIC_URL: 'https://www.example.nz' })
  const code = await deskCommand(args, { store: own, settings, print: (line) => void said.push(line) })
  await own.close()
  const text = said.join('\n')
  return { code, said: text, key: /^https:\/\/www\.example\.nz\/desk\/join\?key=([\w-]{43})$/m.exec(text)?.[1] ?? '' }
}

beforeEach(async () => {
  testDb = await embedded()
  store = await openStore({ ...testDb, mailDomain: 'example.nz' })
  onTestFinished(async () => {
    await store.close()
    await testDb.remove()
  })
})

test('a link lets somebody join the running server, as staff or as an owner', async () => {
  const team = deskOf(store)
  for (const [role, ...flags] of [['staff'], ['owner', '--owner']] as const) {
    const { code, key, said } = await run('invite', `${role}@example.co.nz`, ...flags)
    expect([code, said]).toEqual([0, expect.stringContaining(`${role}@example.co.nz can join as ${role}`)])
    expect(await team.join(key, goodJoin, client)).toMatchObject({
      outcome: 'signed in',
      staff: { email: `${role}@example.co.nz`, role },
    })
  }
})

test('a link lets somebody back in who is disabled and limited, and makes them an owner with --owner', async () => {
  const team = deskOf(store)
  const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
  const { id } = await addStaff(store)
  await team.disable(id, owner)
  for (let failure = 0; failure < 11; failure++) await team.signIn({ ...goodSignIn, password: 'wrong' }, client)
  expect(await team.signIn(goodSignIn, client)).toMatchObject({ outcome: 'limited' })
  const { said, key } = await run('invite', goodSignIn.email.toUpperCase(), '--owner')
  expect(said).toContain('Aroha Ngata (owner) can set a new password')
  expect(await team.join(key, { password: goodJoin.password }, client)).toMatchObject({
    outcome: 'signed in',
    staff: { id, role: 'owner' },
  })
})

test('an owner’s link works even when the desk is full', async () => {
  const team = deskOf(store)
  for (let index = 0; index < 20; index++) await addStaff(store, { email: `${index}@example.co.nz`, role: index ? 'staff' : 'owner' })
  expect((await run('invite', 'more@example.co.nz')).code).toBe(1)
  const { key } = await run('invite', 'boss@example.co.nz', '--owner')
  expect(await team.join(key, goodJoin, client)).toMatchObject({ outcome: 'signed in', staff: { role: 'owner' } })
})

test('a link without --owner leaves an owner an owner', async () => {
  await addStaff(store, { role: 'owner' })
  expect((await run('invite', goodSignIn.email)).said).toContain('Aroha Ngata (owner)')
})

test('other arguments print the usage, and a bad email is refused', async () => {
  for (const args of [[], ['invite'], ['invite', '--owner'], ['remove', 'x@example.nz'], ['invite', 'x@example.nz', 'y@example.nz']]) {
    expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining('npm run desk -- invite') })
  }
  expect(await run('invite', 'nobody')).toMatchObject({ code: 1, said: 'Please enter a valid email address.' })
})
