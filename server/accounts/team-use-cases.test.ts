import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { goodInvite } from '../../domain/accounts/invite.examples.ts'
import { inviteErrors, teamErrors } from '../../domain/accounts/invite.ts'
import { goodJoin } from '../../domain/accounts/join.examples.ts'
import { emailTaken } from '../../domain/accounts/join.ts'
import { guessablePassword } from '../../domain/accounts/password.ts'
import { goodSignIn } from '../../domain/accounts/sign-in.examples.ts'
import { wrongPassword } from '../../domain/accounts/sign-in.ts'
import { goodNewJob } from '../../domain/actions/new-job.examples.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { openPostgres } from '../database/postgres/open-postgres.ts'
import { openSqlite } from '../database/sqlite/open-sqlite.ts'
import { openStore, type Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { accountDisabled } from '../enquiries/act.ts'
import { deleteExpired } from '../privacy/delete-expired.ts'
import { databases, embedded, type TestDatabase } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, type OwnersDesk, saveEnquiry } from '../testing/store.ts'
import { inviteFirstOwner, storeInvite } from './invites.ts'
import { redeem } from './join.ts'
import { sha256 } from './keys.ts'

const minute = 60_000
const hour = 60 * minute
const client = { address: '192.0.2.7', label: 'Firefox on Android' }
const done = { outcome: 'done' }
const refused = { outcome: 'refused', fieldErrors: { password: wrongPassword } }
const goodNote = { text: 'Rang.' }
const wrong = { ...goodSignIn, password: 'not the one' }

// On one store, because it is the queue of this server, and each check loads its dictionaries.
test('new passwords are checked one at a time, five more wait, and others are rejected as busy', async () => {
  const testDb = await embedded()
  onTestFinished(testDb.remove)
  const store = await openStore({ ...testDb, mailDomain: 'example.nz' })
  onTestFinished(store.close)
  const key = (await inviteFirstOwner(store)) ?? ''
  const team = deskOf(store)
  const guessable = { ...goodJoin, email: 'owner@example.co.nz', password: 'passwordpassword' }
  const results = await Promise.all(Array.from({ length: 10 }, () => team.join(key, guessable, client)))
  expect(results.filter(({ outcome }) => outcome === 'refused')).toHaveLength(6)
  expect(results.filter(({ outcome }) => outcome === 'busy')).toEqual(Array(4).fill({ outcome: 'busy', retryAfter: 5 }))
})

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the use cases for the team', () => {
    let testDb: TestDatabase
    let store: Store
    let team: OwnersDesk
    let clock: number

    beforeEach(async () => {
      testDb = await create()
      clock = Date.parse('2026-11-23T08:00Z')
      store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock })
      team = deskOf(store)
    })

    afterEach(async () => {
      await store.close()
      await testDb.remove()
    })

    /** Everything in a table, as text. */
    async function rows(table: keyof Tables): Promise<string[]> {
      const { db } = testDb.databaseUrl ? openPostgres(testDb.databaseUrl) : openSqlite(testDb.dataDir)
      const found = await (db as Kysely<Tables>).selectFrom(table).selectAll().execute()
      await db.destroy()
      return found.map((row) => JSON.stringify(row))
    }

    async function disabledAt(id: string): Promise<number> {
      return JSON.parse((await rows('staff')).find((row) => row.includes(id)) ?? '').disabled_at
    }

    async function signIn(sent: unknown = goodSignIn, from = client) {
      const result = await team.signIn(sent, from)
      if (result.outcome !== 'signed in') throw new Error(JSON.stringify(result))
      return result
    }

    describe('signing in', () => {
      test('returns a token that is stored only as a hash, and ignores case and spaces in the email', async () => {
        const { token: _, ...aroha } = await addStaff(store)
        const first = await signIn({ ...goodSignIn, email: ' AROHA@example.co.nz' })
        const second = await signIn()
        expect(first).toMatchObject({ staff: aroha, keptForTheDay: false, token: expect.stringMatching(/^[\w-]{43}$/) })
        expect(second.token).not.toBe(first.token)
        expect(await team.findSession(first.token)).toEqual(aroha)
        const stored = (await rows('session')).join()
        expect(stored).toContain(sha256(first.token))
        expect(stored).toContain('Firefox on Android')
        for (const secret of [first.token, client.address]) expect(stored).not.toContain(secret)
      })

      test('gives a wrong password, an unknown email and a disabled account the same answer, and stores only hashes of who tried', async () => {
        const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
        const { id } = await addStaff(store)
        expect(await team.signIn(wrong, client)).toEqual(refused)
        expect(await team.signIn({ ...goodSignIn, email: 'nobody@example.co.nz' }, client)).toEqual(refused)
        await team.disable(id, owner)
        expect(await team.signIn(goodSignIn, client)).toEqual(refused)
        const stored = (await rows('counter')).join()
        expect(stored).toMatch(/"hash":"[\da-f]{64}"/)
        expect(stored).not.toMatch(/aroha|192\.0/)
      })

      test('is limited for a sender after ten failures in fifteen minutes, even with the right password, and for nobody else', async () => {
        await addStaff(store)
        for (let failure = 0; failure < 10; failure++)
          expect(await team.signIn({ ...wrong, email: `${failure}@x.nz` }, client)).toEqual(refused)
        clock += 5 * minute
        // Limited attempts don't prolong the wait.
        for (let again = 0; again < 3; again++)
          expect(await team.signIn(goodSignIn, client)).toEqual({ outcome: 'limited', retryAfter: 600 })
        await signIn(goodSignIn, { ...client, address: '192.0.2.8' })
        clock += 10 * minute
        await signIn()
      })

      test('is limited for an account after thirty failures in an hour from any senders', async () => {
        await addStaff(store)
        const from = (sender: number) => ({ ...client, address: `198.51.100.${sender}` })
        for (let failure = 0; failure < 30; failure++) expect(await team.signIn(wrong, from(failure % 10))).toEqual(refused)
        clock += 20 * minute
        expect(await team.signIn(goodSignIn, from(50))).toEqual({ outcome: 'limited', retryAfter: 2400 })
        clock += 40 * minute
        await signIn(goodSignIn, from(50))
      })

      test('does not count successes that arrive at the same time, and rejects more than 21 from one sender as busy', async () => {
        await addStaff(store)
        const results = await Promise.all(Array.from({ length: 25 }, () => team.signIn(goodSignIn, client)))
        expect(results.map(({ outcome }) => outcome)).toEqual([...Array(21).fill('signed in'), ...Array(4).fill('busy')])
      })

      test('checks the passwords of only ten of twenty simultaneous attempts from one sender', async () => {
        await addStaff(store)
        const results = await Promise.all(Array.from({ length: 20 }, () => team.signIn(wrong, client)))
        expect(results.filter(({ outcome }) => outcome === 'refused')).toHaveLength(10)
        expect(results.filter(({ outcome }) => outcome === 'limited')).toHaveLength(10)
      })

      test('checks two passwords at once, queues twenty, and does not count the attempts it rejects as busy', async () => {
        await addStaff(store)
        const from = (sender: number) => ({ ...client, address: `198.51.100.${sender}` })
        const results = await Promise.all(
          Array.from({ length: 40 }, (_, sender) => team.signIn({ ...wrong, email: `${sender}@x.nz` }, from(sender))),
        )
        const busy = results.filter(({ outcome }) => outcome === 'busy')
        expect(busy.length).toBeGreaterThan(0)
        expect(results.filter(({ outcome }) => outcome === 'refused').length).toBeGreaterThanOrEqual(22)
        expect(busy[0]).toEqual({ outcome: 'busy', retryAfter: 5 })
        const counted = (await rows('counter')).filter((row) => row.includes('"count":1'))
        expect(counted).toHaveLength(2 * (40 - busy.length))
      })
    })

    describe('a session', () => {
      test('ends after thirty minutes without a request, and after twelve hours at the latest', async () => {
        await addStaff(store)
        const { token } = await signIn()
        clock += 30 * minute - 1
        expect(await team.findSession(token)).toBeDefined()
        clock += 30 * minute
        expect(await team.findSession(token)).toBeUndefined()

        const { token: busy } = await signIn()
        for (let elapsed = 0; elapsed + 20 * minute < 12 * hour; elapsed += 20 * minute) {
          clock += 20 * minute
          expect(await team.findSession(busy), `after ${elapsed / minute} minutes`).toBeDefined()
        }
        clock += 20 * minute
        expect(await team.findSession(busy)).toBeUndefined()
      })

      test('that is kept for the day lasts twelve hours without a request, and no longer', async () => {
        await addStaff(store)
        const { token, keptForTheDay } = await signIn({ ...goodSignIn, keep: 'yes' })
        expect(keptForTheDay).toBe(true)
        clock += 12 * hour - 1
        expect(await team.findSession(token)).toBeDefined()
        clock += 1
        expect(await team.findSession(token)).toBeUndefined()
      })

      test('stores when it was last used at most once a minute', async () => {
        await addStaff(store)
        const { token } = await signIn()
        const seen = async () => JSON.parse((await rows('session')).find((row) => row.includes(sha256(token))) ?? '').seen_at
        const start = clock
        clock += minute - 1
        await team.findSession(token)
        expect(await seen()).toBe(start)
        clock += 1
        await team.findSession(token)
        expect(await seen()).toBe(clock)
      })

      test('ends when somebody signs out, and their other sessions go on', async () => {
        await addStaff(store)
        const [one, two] = [await signIn(), await signIn()]
        await team.signOut(one.token)
        expect(await team.findSession(one.token)).toBeUndefined()
        expect(await team.findSession(two.token)).toBeDefined()
      })

      test('ends when the same person starts an eleventh, if it is their oldest', async () => {
        const { token: zeroth } = await addStaff(store)
        const other = await addStaff(store, { email: 'other@example.co.nz' })
        const tokens: string[] = [zeroth]
        for (let time = 0; time < 10; time++) {
          clock += 1
          tokens.push((await signIn()).token)
        }
        const alive = await Promise.all(tokens.map(async (token) => (await team.findSession(token)) !== undefined))
        expect(alive).toEqual([false, ...Array(10).fill(true)])
        expect(await team.findSession(other.token)).toBeDefined()
      })
    })

    describe('an invite', () => {
      test('for the first owner works until somebody has joined, and is replaced by a newer one', async () => {
        const older = (await inviteFirstOwner(store)) ?? ''
        const key = (await inviteFirstOwner(store)) ?? ''
        expect(await team.findInvite(older)).toBeUndefined()
        expect(await team.findInvite(key)).toMatchObject({ email: '', role: 'owner', name: undefined, expiresAt: clock + 24 * hour })
        const joined = await team.join(key, { ...goodJoin, email: 'Owner@Example.co.nz' }, client)
        expect(joined).toMatchObject({ outcome: 'signed in', staff: { name: goodJoin.name, email: 'owner@example.co.nz', role: 'owner' } })
        expect(joined.outcome === 'signed in' && (await team.findSession(joined.token))?.role).toBe('owner')
        expect(await inviteFirstOwner(store)).toBeUndefined()
        await signIn({ email: 'owner@example.co.nz', password: goodJoin.password })
        expect((await rows('staff')).join()).not.toContain(goodJoin.password)
      })

      test('for the first owner stops working once somebody has joined with a link from the command', async () => {
        const key = (await inviteFirstOwner(store)) ?? ''
        await addStaff(store, { role: 'owner' })
        expect(await team.findInvite(key)).toBeUndefined()
        expect(await team.join(key, { ...goodJoin, email: 'x@example.nz' }, client)).toEqual({ outcome: 'missing' })
      })

      test('is stored only as a hash, and works once within 24 hours, even after a guessable password; used, it can’t be withdrawn', async () => {
        const owner = await addStaff(store, { role: 'owner' })
        const made = await team.invite(randomUUID(), goodInvite, owner)
        if (made.outcome !== 'invited') throw new Error(made.outcome)
        expect((await rows('invite')).join()).not.toContain(made.key)
        expect((await team.team()).invites).toEqual([made.invite])
        clock += 24 * hour - 1
        const guessed = await team.join(made.key, { ...goodJoin, password: 'tama@example.co.nz' }, client)
        expect(guessed).toEqual({ outcome: 'refused', fieldErrors: { password: guessablePassword } })
        expect(await team.findInvite(made.key)).toEqual(made.invite)
        expect(await team.join(made.key, goodJoin, client)).toMatchObject({
          outcome: 'signed in',
          staff: { email: goodInvite.email, role: 'staff' },
        })
        expect(await team.join(made.key, goodJoin, client)).toEqual({ outcome: 'missing' })
        expect(await team.findInvite(made.key)).toBeUndefined()
        expect((await team.team()).invites).toEqual([])
        expect(await team.withdrawInvite(made.invite.id, owner)).toEqual({ outcome: 'refused', fieldErrors: { link: teamErrors.used } })

        const late = await team.invite(randomUUID(), { email: 'late@example.co.nz' }, owner)
        const key = late.outcome === 'invited' ? late.key : ''
        clock += 24 * hour
        expect(await team.join(key, goodJoin, client)).toEqual({ outcome: 'missing' })
        // Nor when it expires while the password is hashed.
        const joining = { ...goodJoin, email: '', session: { hash: 'x', label: '', kept: false }, attempts: '' }
        expect(await redeem(store.db, sha256(key), joining, store.now())).toEqual({ outcome: 'missing' })
      })

      test('adds one account when it is used twice at the same time', async () => {
        const owner = await addStaff(store, { role: 'owner' })
        const made = await team.invite(randomUUID(), goodInvite, owner)
        const key = made.outcome === 'invited' ? made.key : ''
        // So that neither waits for a connection.
        await Promise.all(['one', 'two'].map(() => team.findInvite(key)))
        const results = await Promise.all(
          ['one', 'two'].map((hash) => {
            const joining = { ...goodJoin, email: '', session: { hash, label: '', kept: false }, attempts: '' }
            return redeem(store.db, sha256(key), joining, store.now())
          }),
        )
        expect(results.map(({ outcome }) => outcome).sort()).toEqual(['joined', 'missing'])
        expect((await team.team()).staff).toHaveLength(2)
      })

      test('can be withdrawn, and is replaced by a newer one for the same email', async () => {
        const owner = await addStaff(store, { role: 'owner' })
        const keys: string[] = []
        for (let time = 0; time < 2; time++) {
          const made = await team.invite(randomUUID(), goodInvite, owner)
          keys.push(made.outcome === 'invited' ? made.key : '')
        }
        expect(await Promise.all(keys.map(async (key) => (await team.findInvite(key)) !== undefined))).toEqual([false, true])
        for (const { id } of (await team.team()).invites)
          for (let time = 0; time < 2; time++) expect(await team.withdrawInvite(id, owner)).toEqual(done)
        expect(await team.findInvite(keys[1] ?? '')).toBeUndefined()
        expect((await team.team()).invites).toEqual([])
      })

      test('is made once by a form, however often that is sent and whatever became of the link', async () => {
        const owner = await addStaff(store, { role: 'owner' })
        const form = randomUUID()
        const press = () => team.invite(form, goodInvite, owner)
        const results = await Promise.all([press(), press(), press()])
        const first = results.find(({ outcome }) => outcome === 'invited')
        expect(results.filter((each) => each !== first)).toEqual([{ outcome: 'duplicate' }, { outcome: 'duplicate' }])
        const key = first?.outcome === 'invited' ? first.key : ''
        expect(await team.findInvite(key)).toBeDefined()
        // Replaced by another form's, which is withdrawn.
        const other = await team.invite(randomUUID(), goodInvite, owner)
        expect(await press()).toEqual({ outcome: 'duplicate' })
        expect((await team.team()).invites).toMatchObject([{ id: other.outcome === 'invited' && other.invite.id }])
        for (const { id } of (await team.team()).invites) await team.withdrawInvite(id, owner)
        expect(await press()).toEqual({ outcome: 'duplicate' })
        expect((await team.team()).invites).toEqual([])
        for (const id of ['', 'x', form.toUpperCase()]) expect(await team.invite(id, goodInvite, owner)).toEqual({ outcome: 'missing' })
        // The same call again, after its connection was lost.
        const given = { hash: sha256('key'), email: 'once@example.nz', role: 'staff', form: randomUUID(), by: owner.id } as const
        for (let time = 0; time < 2; time++) expect(await storeInvite(store.db, given, store.now())).toEqual({ outcome: 'invited' })
      })

      test('for an existing account sets a new password, ends its sessions and calendar links, and signs in although the account was limited', async () => {
        const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
        const { token, id } = await addStaff(store)
        for (let failure = 0; failure < 30; failure++) await team.signIn(wrong, { ...client, address: `198.51.100.${failure % 10}` })
        const made = await team.invite(randomUUID(), { email: goodSignIn.email, role: 'owner' }, owner)
        expect(made).toMatchObject({ invite: { name: 'Aroha Ngata', role: 'staff' } })
        const feed = await team.makeFeed(randomUUID(), { label: 'Lost phone' }, { ...owner, id })
        const password = 'nine copper kettles whistling'
        const joined = await team.join(made.outcome === 'invited' ? made.key : '', { password }, client)
        expect(joined).toMatchObject({ outcome: 'signed in', staff: { id, name: 'Aroha Ngata', role: 'staff' } })
        expect(await team.findSession(token)).toBeUndefined()
        expect(await team.readFeed(feed.outcome === 'made' ? feed.secret : '', client)).toEqual({ outcome: 'missing' })
        expect(await team.signIn(goodSignIn, client)).toEqual(refused)
        await signIn({ ...goodSignIn, password })
      })

      test('is refused when accounts and unused invites add up to twenty', async () => {
        const owner = await addStaff(store, { role: 'owner' })
        for (let index = 1; index < 10; index++) await addStaff(store, { email: `${index}@example.co.nz` })
        for (let index = 10; index < 20; index++) {
          expect(await team.invite(randomUUID(), { email: `${index}@example.co.nz` }, owner)).toMatchObject({ outcome: 'invited' })
        }
        expect(await team.invite(randomUUID(), { email: '20@example.co.nz' }, owner)).toEqual({
          outcome: 'refused',
          fieldErrors: { email: inviteErrors.full },
        })
        // Replacing a lost link and resetting a password add nobody.
        expect(await team.invite(randomUUID(), { email: '19@example.co.nz' }, owner)).toMatchObject({ outcome: 'invited' })
        expect(await team.invite(randomUUID(), { email: '1@example.co.nz' }, owner)).toMatchObject({ outcome: 'invited' })
      })
    })

    describe('changing an account', () => {
      const zoe = { name: 'Zoe Smith', email: 'zoe@example.co.nz', role: 'staff' }

      test('changes name, email and role at once, and with the email the way to sign in', async () => {
        const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
        const { id, token } = await addStaff(store, { name: 'Zoe' })
        const made = await team.invite(randomUUID(), { email: goodSignIn.email }, owner)
        expect(await team.changePerson(id, { ...zoe, email: ' ZOE@example.co.nz', role: 'owner' }, owner)).toEqual(done)
        expect(await team.findSession(token)).toEqual({ id, ...zoe, role: 'owner' })
        expect(await team.signIn(goodSignIn, client)).toEqual(refused)
        await signIn({ ...goodSignIn, email: zoe.email })
        expect(await team.findInvite(made.outcome === 'invited' ? made.key : '')).toBeUndefined()
      })

      test('is refused for an email that another account has, without a name, and for an unknown person', async () => {
        const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
        const { id } = await addStaff(store)
        expect(await team.changePerson(id, { ...zoe, email: owner.email }, owner)).toMatchObject({ fieldErrors: { email: emailTaken } })
        expect(await team.changePerson(id, { ...zoe, name: '' }, owner)).toMatchObject({ fieldErrors: { name: expect.any(String) } })
        expect(await team.changePerson('nobody', zoe, owner)).toEqual({ outcome: 'missing' })
      })

      test('leaves an owner: the last one can’t become staff, even if two try at once', async () => {
        const [one, two] = [
          await addStaff(store, { email: 'one@example.co.nz', role: 'owner' }),
          await addStaff(store, { email: 'two@example.co.nz', role: 'owner' }),
        ]
        const step = ({ id, email }: { id: string; email: string }) => ({ id, sent: { ...zoe, email } })
        const results = await Promise.all(
          [one, two].map(step).map(({ id, sent }) => team.changePerson(id, sent, id === one.id ? one : two)),
        )
        expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused'])
        expect((await team.team()).staff.filter(({ role }) => role === 'owner')).toHaveLength(1)
      })

      test('ends one session, and no other', async () => {
        const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
        const { id, token } = await addStaff(store)
        const { token: other } = await signIn()
        const [session] =
          (await team.team()).staff.find((person) => person.id === id)?.sessions.filter((each) => each.id === sha256(token)) ?? []
        expect(await team.endSession(session?.id ?? '', owner)).toEqual(done)
        expect([await team.findSession(token), (await team.findSession(other))?.id]).toEqual([undefined, id])
      })
    })

    describe('disabling an account', () => {
      test('ends its sessions and withdraws its links; enabling it allows signing in again', async () => {
        const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
        const { id, token } = await addStaff(store, { name: 'Zoe' })
        const made = await team.invite(randomUUID(), { email: goodSignIn.email }, owner)
        expect(await team.disable(id, owner)).toEqual(done)
        expect(await team.findSession(token)).toBeUndefined()
        expect(await team.findInvite(made.outcome === 'invited' ? made.key : '')).toBeUndefined()
        expect(await team.invite(randomUUID(), { email: goodSignIn.email }, owner)).toMatchObject({
          fieldErrors: { email: inviteErrors.disabled },
        })
        expect((await team.team()).staff).toMatchObject([
          { disabled: false, sessions: [{ seenAt: clock }] },
          { id, disabled: true, sessions: [] },
        ])
        const since = await disabledAt(id)
        clock += 1
        expect([await team.disable(id, owner), await disabledAt(id)]).toEqual([done, since])
        for (let time = 0; time < 2; time++) expect(await team.enable(id, owner)).toEqual(done)
        await signIn()
        expect(await team.findSession(token)).toBeUndefined()
      })

      test('is not possible for your own or an unknown account, nor is enabling a twenty-first', async () => {
        const owner = await addStaff(store, { role: 'owner' })
        expect(await team.disable(owner.id, owner)).toEqual({ outcome: 'refused', fieldErrors: { account: teamErrors.self } })
        for (const result of [await team.disable('nobody', owner), await team.enable('nobody', owner)])
          expect(result).toEqual({ outcome: 'missing' })
        expect(await team.findSession(owner.token)).toBeDefined()

        const { id } = await addStaff(store, { email: 'gone@example.co.nz' })
        await team.disable(id, owner)
        for (let index = 1; index < 20; index++) await addStaff(store, { email: `${index}@example.co.nz` })
        expect(await team.enable(id, owner)).toEqual({ outcome: 'refused', fieldErrors: { account: teamErrors.full } })
        expect((await team.team()).staff.find((person) => person.id === id)?.disabled).toBe(true)
        // One of the twenty is enabled already.
        expect(await team.enable(owner.id, owner)).toEqual(done)
      })
    })

    describe('somebody whose account was disabled during their request', () => {
      test('changes nothing: of two owners who disable each other at once, one stays', async () => {
        const [one, two] = await Promise.all(
          ['one', 'two'].map((name) => addStaff(store, { email: `${name}@example.co.nz`, name, role: 'owner' })),
        )
        if (!one || !two) throw new Error()
        const results = await Promise.all([team.disable(two.id, one), team.disable(one.id, two)])
        expect(results).toContainEqual(done)
        expect(results).toContainEqual({ outcome: 'refused', fieldErrors: { account: teamErrors.notOwner } })
        expect((await team.team()).staff.filter(({ disabled }) => !disabled)).toHaveLength(1)
      })

      test('neither invites, withdraws, enables, disables nor ends anything', async () => {
        const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
        const former = await addStaff(store, { email: 'former@example.co.nz', role: 'owner' })
        const staff = await addStaff(store)
        await team.disable(former.id, owner)
        const made = await team.invite(randomUUID(), goodInvite, owner)
        const before = await team.team()
        for (const result of [
          await team.invite(randomUUID(), goodInvite, former),
          await team.invite(randomUUID(), { email: 'other@example.co.nz' }, staff),
          await team.withdrawInvite(made.outcome === 'invited' ? made.invite.id : '', former),
          await team.enable(former.id, former),
          await team.disable(owner.id, former),
          await team.disable(owner.id, staff),
        ])
          expect(result).toEqual({ outcome: 'refused', fieldErrors: { account: teamErrors.notOwner } })
        expect(await team.team()).toEqual(before)
      })

      test('does nothing to an enquiry', async () => {
        const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
        const { id: staff } = await addStaff(store)
        const desk = deskOf(store)
        const { id: enquiry } = await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
        const note = { id: randomUUID(), enquiry, version: 0, staff }
        await desk.note(note, goodNote)
        await team.disable(staff, owner)
        expect(await desk.note({ ...note, id: randomUUID(), version: 1 }, goodNote)).toEqual({
          outcome: 'refused',
          fieldErrors: { text: accountDisabled },
        })
        expect(await desk.undo(note.id, { id: randomUUID(), staff })).toEqual({ outcome: 'missing' })
        expect(await desk.newJob({ id: randomUUID(), staff }, goodNewJob)).toEqual({ outcome: 'missing' })
        expect((await desk.enquiry(enquiry))?.version).toBe(1)
        // The repeat of a form that was saved.
        expect(await desk.note(note, goodNote)).toEqual({ outcome: 'done', action: note.id })
      })
    })

    test('the cleanup deletes expired sessions, invites and attempts, and keeps the others', async () => {
      const owner = await addStaff(store, { role: 'owner' })
      await signIn({ ...goodSignIn, keep: 'yes' })
      await team.invite(randomUUID(), goodInvite, owner)
      await team.signIn(wrong, client)
      clock += 45 * minute
      await deleteExpired(store)
      expect([await rows('session'), await rows('invite'), await rows('counter')].map(({ length }) => length)).toEqual([1, 2, 2])
      clock += 24 * hour
      await deleteExpired(store)
      expect([await rows('session'), await rows('invite'), await rows('counter')]).toEqual([[], [], []])
    })

    test('every use case rejects with StoreUnavailable when the database is closed', async () => {
      const owner = await addStaff(store, { role: 'owner' })
      const database = testDb.databaseUrl ? openPostgres(testDb.databaseUrl) : openSqlite(testDb.dataDir)
      const gone = { ...store, ...database, errorOf: () => 'unreachable' as const }
      await deskOf(gone).team()
      await database.db.destroy()
      const away = deskOf(gone)
      for (const attempt of [
        () => away.signIn(goodSignIn, client),
        () => away.findSession('x'),
        () => away.findInvite('x'),
        () => away.join('x', {}, client),
        () => away.team(),
        () => away.invite(randomUUID(), goodInvite, owner),
        () => away.withdrawInvite('x', owner),
        () => away.disable('x', owner),
        () => away.enable('x', owner),
      ])
        await expect(attempt(), String(attempt)).rejects.toMatchObject({ name: 'StoreUnavailable' })
    })
  })
})
