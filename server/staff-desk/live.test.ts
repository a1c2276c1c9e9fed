import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { subjects } from '../../domain/facts/subjects.ts'
import { sha256 } from '../accounts/keys.ts'
import { createSessions } from '../accounts/sessions.ts'
import { openStore, type Store } from '../database/store.ts'
import { claimDueMails, markFailed, markSent } from '../mail/stored-mails.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, saveEnquiry } from '../testing/store.ts'
import { until } from '../testing/until.ts'
import { readChanges, renewViewers } from './changes.ts'
import { createLive, type Live, type LiveOptions, type Subscriber } from './live.ts'

const minute = 60_000

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('live', () => {
    let testDb: TestDatabase
    let clock: number
    let store: Store
    let mere: Awaited<ReturnType<typeof addStaff>>
    let tama: Awaited<ReturnType<typeof addStaff>>

    beforeEach(async () => {
      testDb = await create()
      clock = Date.now()
      store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock })
      mere = await addStaff(store, { email: 'mere@example.co.nz', name: 'Mere Tautahi' })
      tama = await addStaff(store, { email: 'tama@example.co.nz', name: 'Tama Lee' })
      return async () => {
        await store.close()
        await testDb.remove()
      }
    })

    /** Starts polling as a server does. */
    function serverOn({ store: on = store, ...options }: Partial<LiveOptions> = {}): Live {
      const live = createLive({ store: on, sessions: createSessions(on), every: 20, ...options })
      onTestFinished(live.stop)
      return live
    }

    /** Opens a page's stream. `heard`: the change tokens it received. */
    async function listen(live: Live, person: { id: string; token: string }, page: Partial<Subscriber> = {}) {
      const heard: string[] = []
      let ended = false
      const { changeToken } = await readChanges(store)
      const opened = live.open(
        { tab: randomUUID(), session: sha256(person.token), staff: person.id, changeToken, others: 0, ...page },
        { changed: (newToken) => void heard.push(newToken), heartbeat: () => {}, end: () => (ended = true) },
      )
      const close = opened.outcome === 'open' ? opened.close : () => {}
      return { heard, opened, close, ended: () => ended, hears: (count: number) => until(() => heard.length >= count) }
    }

    async function arrive(): Promise<string> {
      return (await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID() } })).id
    }

    async function secondServer(): Promise<Store> {
      const other = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock })
      onTestFinished(other.close)
      return other
    }

    test('a page hears about changes on its own server and on another one, and about nothing else', async () => {
      const other = await secondServer()
      const [here, there] = [await listen(serverOn(), mere), await listen(serverOn({ store: other }), tama)]
      const id = await arrive()
      await Promise.all([here.hears(1), there.hears(1)])
      const stamp = { id: randomUUID(), enquiry: id, version: 0, staff: tama.id }
      await deskOf(other).note(stamp, { text: 'Ordered the pads.' })
      await Promise.all([here.hears(2), there.hears(2)])
      await deskOf(store).undo(stamp.id, { id: randomUUID(), staff: tama.id })
      await Promise.all([here.hears(3), there.hears(3)])
      const { changeToken } = await readChanges(store)
      expect(here.heard.at(-1)).toBe(changeToken)
      expect(there.heard.at(-1)).toBe(changeToken)
      expect(new Set(here.heard).size).toBe(here.heard.length)
    })

    test('emails that are sent and that fail are changes, and so is a call that is due', async () => {
      const id = await arrive()
      const page = await listen(serverOn(), mere)
      const mails = await claimDueMails(store, 10, minute)
      for (const mail of mails.slice(1)) await markSent(store, mail)
      await page.hears(1)
      for (const mail of mails.slice(0, 1)) await markFailed(store, mail, 'SMTP 550')
      await page.hears(2)
      const desk = deskOf({ ...store, now: () => Date.parse('2027-02-28T20:00:00Z') })
      await desk.callBack({ id: randomUUID(), enquiry: id, version: 0, staff: mere.id }, { date: '2027-03-04', time: '09:00' })
      await page.hears(3)
      expect(Number((await readChanges(store)).changeToken.split('-')[2])).toBe(0)
      clock = Date.parse('2027-03-03T20:00:00Z')
      expect(Number((await readChanges(store)).changeToken.split('-')[2])).toBe(1)
    })

    test('a held-back enquiry that is released or marked as advertising is a change, however old it is, and so are the workshop’s facts', async () => {
      const [released, advert] = [await arrive(), await arrive()]
      await store.db.updateTable('enquiry').set({ quarantined_at: clock }).execute()
      clock += 180 * minute
      const sendAll = async () => {
        for (const mail of await claimDueMails(store, 10, minute)) await markSent(store, mail)
      }
      await sendAll()
      const owner = await addStaff(store, { email: 'owner@example.co.nz', role: 'owner' })
      const sent = subjects.bays.show(store.facts())
      const { changeToken } = await readChanges(store)
      const tokens = [changeToken]
      for (const change of [
        () => deskOf(store).markAdvertising(advert, true, owner),
        () => deskOf(store).release(released, owner),
        () => deskOf(store).saveFacts({ subject: 'bays', basedOn: 0, sent: { ...sent, bays: '7' }, by: owner }),
      ]) {
        expect(['done', 'saved']).toContain((await change()).outcome)
        // Before anybody looked.
        await sendAll()
        tokens.push((await readChanges(store)).changeToken)
      }
      expect(new Set(tokens).size).toBe(4)
    })

    test('a page that loaded before a change and connects after it is notified at once; others are not', async () => {
      const { changeToken } = await readChanges(store)
      await arrive()
      const live = serverOn()
      const [late, fresh] = [await listen(live, mere, { changeToken }), await listen(live, tama)]
      await late.hears(1)
      expect(fresh.heard).toEqual([])
    })

    test('who has an enquiry open is known on every server, until they leave or their server is gone', async () => {
      const id = await arrive()
      const other = await secondServer()
      const [desk, elsewhere] = [deskOf(store), deskOf(other)]
      const mine = await listen(serverOn(), mere, { enquiry: id })
      const theirs = await listen(serverOn({ store: other }), tama, { enquiry: id })
      const known = async () => [await desk.alsoOpen(id, mere.id), await elsewhere.alsoOpen(id, tama.id)].flat()
      await until(async () => (await known()).length === 2)
      expect(await known()).toEqual(['Tama Lee', 'Mere Tautahi'])
      await Promise.all([mine.hears(1), theirs.hears(1)])
      theirs.close()
      await mine.hears(2)
      expect(await desk.alsoOpen(id, mere.id)).toEqual([])

      await renewViewers(other, [{ id: 'crashed', staff: tama.id, enquiry: id }])
      await mine.hears(3)
      await store.db
        .updateTable('viewer')
        .set((eb) => ({ seen_at: eb('seen_at', '-', 2 * minute) }))
        .where('id', '=', 'crashed')
        .execute()
      await mine.hears(4)
      expect(await desk.alsoOpen(id, mere.id)).toEqual([])
    })

    test('staff are not notified about their own second device, nor about viewers of another enquiry', async () => {
      const [id, another] = [await arrive(), await arrive()]
      const live = serverOn()
      const page = await listen(live, mere, { enquiry: id })
      await listen(live, mere, { enquiry: id })
      await listen(live, tama, { enquiry: another })
      const desk = deskOf(store)
      await until(async () => (await desk.alsoOpen(another, mere.id)).length > 0)
      expect(await desk.alsoOpen(id, mere.id)).toEqual([])
      expect(page.heard).toEqual([])
    })

    test.for(['sign-out', 'disabling', 'half an hour without use'] as const)(
      'a stream ends after %s, and the others go on',
      async (cause) => {
        const live = serverOn()
        const page = await listen(live, mere)
        clock += 29 * minute
        // A colleague is working, and this page only refreshes itself.
        await deskOf(store).findSession(tama.token)
        await deskOf(store).findSession(mere.token, true)
        const other = await listen(live, tama)
        expect(page.ended()).toBe(false)
        if (cause === 'sign-out') await deskOf(store).signOut(mere.token)
        else if (cause === 'disabling')
          await deskOf(store).disable(mere.id, await addStaff(store, { email: 'owner@example.nz', role: 'owner' }))
        else clock += minute
        await until(() => page.ended())
        expect(other.ended()).toBe(false)
      },
    )

    test('streams end when the server shuts down, and leave nobody behind', async () => {
      const id = await arrive()
      let stopping = false
      const live = serverOn({ stopping: () => stopping })
      const page = await listen(live, mere, { enquiry: id })
      await until(async () => (await readChanges(store)).viewers.length === 1)
      stopping = true
      await until(() => page.ended())
      await live.stop()
      expect((await readChanges(store)).viewers).toEqual([])
      expect((await listen(live, mere)).opened).toEqual({ outcome: 'full' })
    })

    test('streams end when the store cannot be read, because nobody would know that a session is over', async () => {
      let away = false
      const logged: object[] = []
      const sessions = { live: async (hashes: readonly string[]) => (away ? Promise.reject(new Error('secret')) : new Set(hashes)) }
      const live = serverOn({ sessions, log: { warn: (facts) => void logged.push(facts) } })
      const page = await listen(live, mere)
      away = true
      await until(() => page.ended())
      expect(JSON.stringify(logged)).not.toContain('secret')
      expect(logged).toHaveLength(1)
    })

    test("an account may have five streams, in however many sessions, and a new one replaces its oldest; a page's new one replaces its old one", async () => {
      const live = serverOn({ sessions: { live: async (hashes) => new Set(hashes) } })
      const pages = []
      for (const tab of ['a', 'b', 'c', 'd', 'e']) pages.push(await listen(live, { id: mere.id, token: `${mere.token}${tab}` }, { tab }))
      expect((await listen(live, mere, { tab: 'b' })).opened.outcome).toBe('open')
      expect(pages.map((page) => page.ended())).toEqual([false, true, false, false, false])
      expect((await listen(live, mere, { tab: 'f' })).opened.outcome).toBe('open')
      expect(pages.map((page) => page.ended())).toEqual([true, true, false, false, false])
    })

    test('one account leaves streams to others, and all together have twenty', async () => {
      const live = serverOn({ sessions: { live: async (hashes) => new Set(hashes) } })
      for (let number = 0; number < 30; number++) await listen(live, mere)
      const others = []
      for (let number = 0; number < 15; number++) others.push(await listen(live, { id: `staff ${number}`, token: `${number}` }))
      expect(others.map(({ opened }) => opened.outcome)).toEqual(Array(15).fill('open'))
      expect((await listen(live, tama)).opened).toEqual({ outcome: 'full' })
      expect((await listen(live, mere)).opened.outcome).toBe('open')
      others[0]?.close()
      expect((await listen(live, tama)).opened.outcome).toBe('open')
    })

    test('the database is polled only while a page is connected', async () => {
      let polls = 0
      const sessions = {
        async live(hashes: readonly string[]) {
          polls++
          return new Set(hashes)
        },
      }
      const live = serverOn({ sessions })
      const page = await listen(live, mere)
      await until(() => polls > 2)
      page.close()
      // Waits for the poll that is under way. No other follows.
      await live.stop()
      const before = polls
      const other = await listen(serverOn(), tama)
      await arrive()
      await other.hears(1)
      expect(polls).toBe(before)
    })
  })
})
