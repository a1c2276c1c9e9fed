import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodInvite } from '../../domain/accounts/invite.examples.ts'
import { goodSignIn } from '../../domain/accounts/sign-in.examples.ts'
import { openStore, type Store } from '../database/store.ts'
import { embedded, type TestDatabase } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf } from '../testing/store.ts'
import { type DeskApp, deskPaths, testDesk } from '../testing/test-desk.ts'
import { nastyText } from './nasty-text.ts'

/** To replay a failure, paste its seed and path here. */
const replay: { seed?: number; path?: string } = {}

const client = { address: '192.0.2.7', label: 'Firefox on Android' }

let testDb: TestDatabase
let store: Store
let desk: DeskApp
let owner: Awaited<ReturnType<typeof addStaff>>

beforeAll(async () => {
  testDb = await embedded()
  store = await openStore({ ...testDb, mailDomain: 'example.nz' })
  owner = await addStaff(store, { role: 'owner' })
  desk = await testDesk(store)
})

afterAll(async () => {
  await desk.app.close()
  await store.close()
  await testDb.remove()
})

test('whatever the path, the cookie and the body are, the desk answers without a 5xx and with its headers', async () => {
  const url = fc
    .tuple(
      fc.constantFrom(...deskPaths, '/desk/', '/desk/a'),
      nastyText('').map((text) => (text ? `/${encodeURIComponent(text.toWellFormed()).slice(0, 300)}` : '')),
      fc.constantFrom('', '.data', '/_.data', '/', '//'),
      nastyText('').map((text) => (text ? `?to=${encodeURIComponent(text.toWellFormed()).slice(0, 2000)}` : '')),
    )
    .map((parts) => parts.join(''))
  const request = fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST'),
    url,
    token: fc.oneof(
      fc.constant(owner.token),
      nastyText('x').map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 500)),
      fc.constant('%zz'),
    ),
    payload: fc.oneof(
      fc
        .array(fc.tuple(fc.constantFrom('email', 'password', 'text', '__proto__', 'keep'), nastyText('a')), { maxLength: 60 })
        .map((fields) => {
          return new URLSearchParams(fields.map(([name, text]) => [name, text.toWellFormed()])).toString()
        }),
      nastyText('a=b').map((text) => text.toWellFormed()),
    ),
  })
  const property = fc.asyncProperty(request, async ({ payload, ...given }) => {
    const answer = await desk.ask({ ...given, ...(given.method === 'POST' && { payload }) })
    expect(answer.statusCode).toBeLessThan(500)
    if (answer.statusCode !== 400 && answer.statusCode !== 308) {
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    }
    // Only the right email and password would sign anybody in.
    if (!answer.headers['clear-site-data']) expect(answer.headers['set-cookie']).toBeUndefined()
    else owner.token = (await addSession()).token
  })
  await fc.assert(property, { numRuns: 400, ...replay })
}, 300_000)

test('whatever is sent to a use case, it refuses or does what it should', async () => {
  const team = deskOf(store)
  const sent = fc.oneof(
    fc.anything(),
    fc.record({
      email: nastyText('a@example.nz'),
      password: nastyText(goodSignIn.password),
      keep: nastyText('yes'),
      role: nastyText('staff'),
    }),
    fc.record({ email: fc.anything(), password: fc.anything() }),
  )
  const property = fc.asyncProperty(sent, fc.string(), async (given, key) => {
    expect(['refused', 'limited']).toContain((await team.signIn(given, client)).outcome)
    expect(await team.join(key, given, client)).toEqual({ outcome: 'missing' })
    expect(['refused', 'invited']).toContain((await team.invite(randomUUID(), given, owner)).outcome)
    expect(await team.findSession(key)).toBeUndefined()
  })
  await fc.assert(property, { numRuns: 300, ...replay })
  for (const { id } of (await team.team()).invites) await team.withdrawInvite(id, owner)
  expect(await team.invite(randomUUID(), goodInvite, owner)).toMatchObject({ outcome: 'invited' })
}, 300_000)

/** After the fuzzer has signed the owner out. */
async function addSession(): Promise<{ token: string }> {
  const made = await deskOf(store).signIn(goodSignIn, { ...client, address: '198.51.100.1' })
  if (made.outcome !== 'signed in') throw new Error(made.outcome)
  return made
}
