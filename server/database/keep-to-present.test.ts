import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { goodInvite } from '../../domain/accounts/invite.examples.ts'
import { goodSignIn } from '../../domain/accounts/sign-in.examples.ts'
import { bookedAnyway, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { listQuarantine } from '../enquiries/quarantine.ts'
import { claimDueMails, mailsOf, markRetry, markUnanswered } from '../mail/stored-mails.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, healthOf, saveEnquiry } from '../testing/store.ts'
import { keepToPresent } from './keep-to-present.ts'
import { openStore, type Store } from './store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const right = Date.parse('2027-03-01T00:00Z')
const client = { address: '192.0.2.7', label: 'a phone' }
const limits = { perSenderPerDay: 2, perNetworkPerHour: 60, perHour: 3 }

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('after the clock was two days ahead', () => {
    let testDb: TestDatabase
    let clock: number
    let store: Store

    const open = async () => {
      const opened = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock, limits })
      onTestFinished(opened.close)
      return opened
    }
    const save = (message: string, address = client.address) =>
      saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message }, address })
    const sign = (password = goodSignIn.password) => deskOf(store).signIn({ ...goodSignIn, password }, client)

    beforeEach(async () => {
      testDb = await create()
      onTestFinished(testDb.remove)
      clock = right + 2 * day
      store = await open()
    })

    test.for(['a running server', 'a restart', 'another server whose clock was right'])(
      'emails are due at once, with %s',
      async (which) => {
        await save('Untried')
        if (which === 'a running server') await claimDueMails(store, 0, minute)
        clock = right
        if (which === 'another server whose clock was right') {
          const other = await open()
          await claimDueMails(other, 0, minute)
          // Meanwhile, the wrong one goes on.
          clock = right + 2 * day
          await save('Later')
          clock = right
          expect(await claimDueMails(other, 10, minute)).toHaveLength(2)
          clock += minute
          expect(await claimDueMails(other, 10, minute)).toHaveLength(2)
          return
        }
        if (which === 'a restart') store = await open()
        expect(await claimDueMails(store, 10, minute)).toHaveLength(2)
        clock += hour
        expect((await healthOf(store)).oldestDueSeconds).toBe(3600)
      },
    )

    test('an email that was to be retried is due at once, and one about whose fate nothing is known within a day', async () => {
      clock = right
      await save('Tried')
      clock = right + 2 * day
      const [one, two] = await claimDueMails(store, 10, minute)
      if (!one || !two) throw new Error('There should be two.')
      await markRetry(store, one, clock + 5000, 'refused')
      await markUnanswered(store, two, clock + hour, 'unanswered')
      clock = right + 2 * minute
      expect((await claimDueMails(store, 10, minute)).map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted())
    })

    test('waits that are right stay as they are', async () => {
      clock = right
      await healthOf(store)
      await save('Waits')
      const [one, two] = await claimDueMails(store, 10, minute)
      if (!one || !two) throw new Error('There should be two.')
      await markRetry(store, one, clock + 200_000, 'refused')
      await markUnanswered(store, two, clock + 8 * hour, 'unanswered')
      store = await open()
      expect(await claimDueMails(store, 10, minute)).toEqual([])
    })

    test('a reminder keeps its time', async () => {
      clock = right
      const desk = deskOf(store)
      const { id: staff } = await addStaff(store)
      const { id: enquiry } = await save('Remind me')
      clock = right + 2 * day
      const booked = bookedAnyway({ ...goodAppointment, reminder: 'yes' })
      expect(await desk.book({ id: randomUUID(), enquiry, version: 0, staff }, booked)).toMatchObject({ outcome: 'done' })
      const before = (await mailsOf(store, enquiry)).find(({ kind }) => kind === 'reminder')?.due_at
      clock = right
      await claimDueMails(store, 10, minute)
      expect((await mailsOf(store, enquiry)).find(({ kind }) => kind === 'reminder')?.due_at).toBe(before)
      expect(before).toBeGreaterThan(right + 2 * day)
    })

    test('sign-in is limited for fifteen minutes at most', async () => {
      await addStaff(store)
      for (let failure = 0; failure < 10; failure++) await sign('not the one')
      clock = right
      expect(await sign()).toEqual({ outcome: 'limited', retryAfter: 900 })
      clock += 15 * minute
      expect(await sign()).toMatchObject({ outcome: 'signed in' })
    })

    test('a session ends after half an hour without use', async () => {
      await addStaff(store)
      const signedIn = await sign()
      const token = signedIn.outcome === 'signed in' ? signedIn.token : ''
      const team = deskOf(store)
      clock = right
      expect(await team.findSession(token)).toBeDefined()
      clock += 30 * minute
      expect(await team.findSession(token)).toBeUndefined()
    })

    test('an invite works for a day, and one that was withdrawn no longer', async () => {
      const owner = await addStaff(store, { role: 'owner' })
      const team = deskOf(store)
      const [kept, gone] = [
        await team.invite(randomUUID(), goodInvite, owner),
        await team.invite(randomUUID(), { email: 'gone@example.nz' }, owner),
      ].map((made) => (made.outcome === 'invited' ? made : undefined))
      await team.withdrawInvite(gone?.invite.id ?? '', owner)
      clock = right
      expect(await team.findInvite(gone?.key ?? '')).toBeUndefined()
      expect((await team.findInvite(kept?.key ?? ''))?.expiresAt).toBe(right + day)
    })

    test('the same words are a duplicate for ten minutes, and limits of enquiries start again', async () => {
      const { id } = await save('Again')
      await save('And again')
      clock = right
      expect(await save('Again', '198.51.100.1')).toMatchObject({ outcome: 'duplicate', id })
      await expect(save('Third')).rejects.toThrow('Too many enquiries')
      clock += day
      expect(await save('Again')).toMatchObject({ outcome: 'stored' })
      expect(await save('Third')).toMatchObject({ outcome: 'stored' })
      // Three an hour: the two from the future don't count.
      expect(await listQuarantine(store)).toEqual([])
    })

    test('nothing that people have sent or done gets a new date, because the clock may be behind now', async () => {
      const { id } = await save('Yesterday')
      clock = Date.parse('2020-01-01T00:00Z')
      await claimDueMails(store, 10, minute)
      const { received_at } = await store.db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      expect(received_at).toBe(right + 2 * day)
    })

    test('what happens while a check runs stays as it is, however long the check takes', async () => {
      await addStaff(store)
      const times = [clock - hour]
      await keepToPresent(store, () => times.shift() ?? clock)()
      expect(await store.db.selectFrom('session').select('seen_at').execute()).toEqual([{ seen_at: clock }])
    })
  })
})
