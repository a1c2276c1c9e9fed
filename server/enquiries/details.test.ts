import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { detailsSoFar } from '../../domain/actions/change-details.examples.ts'
import { unchangedDetails } from '../../domain/actions/details.ts'
import { goodReply } from '../../domain/actions/reply.examples.ts'
import { exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import type { Desk } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import type { Store } from '../database/store.ts'
import { claimDueMails, mailsOf, markSent } from '../mail/stored-mails.ts'
import { deleteExpired, eraseEnquiries } from '../privacy/delete-expired.ts'
import type { Person } from '../privacy/personal-data.ts'
import { findPerson } from '../privacy/personal-data.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { saveEnquiry } from '../testing/store.ts'

const minute = 60_000

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('changed details', () => {
    let store: Store
    let desk: Desk
    let mere: string
    let cardOf: TestDesk['cardOf']
    let stampFor: TestDesk['stampFor']
    let clock: number

    beforeEach(async () => {
      clock = exampleNow
      const opened = await openTestDesk(create, () => clock)
      ;({ store, desk, cardOf, stampFor } = opened)
      mere = opened.mere.id
      return opened.close
    })

    async function arrive(answers: object = detailsSoFar): Promise<string> {
      const { id } = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID(), ...answers } })
      for (const mail of await claimDueMails(store, 10, minute)) await markSent(store, mail)
      return id
    }

    async function change(enquiry: string, changes: object) {
      const stamp = await stampFor(enquiry)
      expect(await desk.changeDetails(stamp, { ...(await cardOf(enquiry)).answers, ...changes })).toEqual({
        outcome: 'done',
        action: stamp.id,
      })
      return stamp.id
    }

    const undo = async (action: string) => await desk.undo(action, { id: randomUUID(), staff: mere })

    async function found(q: string): Promise<string[]> {
      const result = await desk.find({ q })
      return result.outcome === 'found' ? result.lines.map(({ id }) => id) : []
    }

    test('are an action, the enquiry is found by them from then on, and Undo restores the old ones', async () => {
      const enquiry = await arrive()
      const mine = { plate: 'QBT191', name: 'Māui Te Rangi', phone: '06 355 0000', email: 'maui@example.nz' }
      expect(await found('klm482')).toEqual([enquiry])
      const action = await change(enquiry, mine)
      expect(await cardOf(enquiry)).toMatchObject({
        version: 1,
        state: 'new',
        answers: { ...mine, message: expect.stringMatching(/./), service: goodBooking.service },
      })
      expect((await cardOf(enquiry)).timeline.at(-1)).toMatchObject({
        kind: 'details',
        by: 'Mere Tautahi',
        text: 'plate name phone email',
        was: detailsSoFar,
        undoUntil: clock + 10 * minute,
      })
      expect(await desk.findDone(action, mere)).toMatchObject({ kind: 'details', text: 'plate name phone email' })
      const words = (details: typeof mine) => [details.plate, details.name, details.phone.replaceAll(' ', ''), details.email]
      for (const q of words(mine)) expect(await found(q), q).toEqual([enquiry])
      for (const q of words(detailsSoFar)) expect(await found(q), q).toEqual([])
      expect(await desk.knownPlate('QBT191')).toMatchObject({ name: mine.name, phone: mine.phone })
      expect(await desk.knownPlate('KLM482')).toBeUndefined()
      for (const other of [{ plate: 'QBT191' }, { phone: '+64 6 355 0000' }, { email: 'MAUI@example.nz' }]) {
        const nobody = { plate: 'OTHER1', phone: '021 000 0000', email: 'nobody@example.nz' }
        expect((await cardOf(await arrive({ ...nobody, ...other }))).others.map(({ id }) => id)).toContain(enquiry)
      }

      expect(await undo(action)).toMatchObject({ outcome: 'done', enquiry })
      expect(await cardOf(enquiry)).toMatchObject({ version: 2, answers: detailsSoFar })
      expect(await found(detailsSoFar.email)).toEqual([enquiry])
      expect(await found('maui te rangi')).toEqual([])
      expect((await cardOf(enquiry)).timeline.at(-2)).toMatchObject({ kind: 'details', undone: true })
    })

    test('can add the phone number that a contact enquiry came without', async () => {
      const { id } = await saveEnquiry(store, { kind: 'contact', answers: { ...goodContact, phone: '', message: 'Call 06 355 0000' } })
      const action = await change(id, { phone: '063550000', plate: 'KLM482' })
      expect((await cardOf(id)).answers).toMatchObject({ phone: '06 355 0000', name: goodContact.name })
      expect((await cardOf(id)).timeline.at(-1)).toMatchObject({ text: 'phone', was: { phone: '' } })
      // It has no plate.
      expect(await found('klm482')).toEqual([])
      await undo(action)
      expect((await cardOf(id)).answers.phone).toBe('')
    })

    test('send emails that have not been sent to the new address, and to nobody when there is none', async () => {
      const enquiry = await arrive()
      await desk.book(await stampFor(enquiry), goodAppointment)
      await change(enquiry, { email: 'maui@example.nz' })
      clock += minute
      const [invitation] = await claimDueMails(store, 10, minute)
      expect(invitation).toMatchObject({ kind: 'invitation', enquiry: { answers: { email: 'maui@example.nz' } } })
      if (invitation) await markSent(store, invitation)
      const replaced = new Set((await mailsOf(store, enquiry)).filter(({ state }) => state === 'withdrawn').map(({ id }) => id))
      await desk.reply(await stampFor(enquiry), goodReply)
      const states = async () =>
        (await mailsOf(store, enquiry)).flatMap(({ id, kind, state }) => (replaced.has(id) ? [] : [`${kind} ${state}`])).sort()
      const before = await states()
      expect(before).toEqual(['confirmation sent', 'invitation sent', 'notification sent', 'reminder due', 'reply due'])
      const action = await change(enquiry, { email: '' })
      expect(await states()).toEqual([
        'confirmation sent',
        'invitation sent',
        'notification sent',
        'other-address due',
        'reminder withdrawn',
        'reply withdrawn',
      ])
      await undo(action)
      expect((await states()).filter((state) => state !== 'other-address withdrawn')).toEqual(before)
    })

    test('are refused like any other action when they are wrong, late or sent again', async () => {
      const enquiry = await arrive()
      const stamp = await stampFor(enquiry)
      expect(await desk.changeDetails(stamp, detailsSoFar)).toEqual({ outcome: 'refused', fieldErrors: { name: unchangedDetails } })
      for (const sent of [undefined, null, 'x', [], { name: 5 }, { name: 'x'.repeat(1_000_000) }])
        expect(await desk.changeDetails(stamp, sent)).toMatchObject({ outcome: 'refused' })
      expect((await cardOf(enquiry)).version).toBe(0)
      const changes = { ...detailsSoFar, name: 'Hana' }
      for (const _ of [1, 2]) expect(await desk.changeDetails(stamp, changes)).toEqual({ outcome: 'done', action: stamp.id })
      expect((await cardOf(enquiry)).version).toBe(1)
      const late = { ...stamp, id: randomUUID() }
      expect(await desk.changeDetails(late, detailsSoFar)).toMatchObject({ outcome: 'changed', since: [{ kind: 'details' }] })
      expect(await desk.changeDetails({ ...late, enquiry: randomUUID() }, changes)).toEqual({ outcome: 'missing' })
      await store.db.updateTable('enquiry').set({ quarantined_at: clock }).execute()
      expect(await desk.changeDetails(await stampFor(enquiry), detailsSoFar)).toMatchObject({
        outcome: 'refused',
        fieldErrors: { name: expect.stringContaining('held back as likely spam') },
      })
    })

    test('are still found, shown and deleted for the person they belonged to', async () => {
      const enquiry = await arrive()
      const other = await arrive({ plate: 'OTHER1', phone: '021 000 0000', email: 'nobody@example.nz' })
      await change(enquiry, { plate: '', phone: '06 355 0000', email: 'maui@example.nz' })
      await change(enquiry, { phone: '', name: 'Māui' })
      const people: Person[] = [
        { plate: 'klm 482' },
        { phone: '+64 21 555 0142' },
        { phone: '06 355 0000' },
        { email: 'HANA@example.co.nz' },
        { email: 'maui@example.nz' },
      ]
      for (const person of people) expect((await findPerson(store, person)).map(({ id }) => id)).toEqual([enquiry])
      const [data] = await findPerson(store, { phone: '021 555 0142' })
      expect(data?.actions).toMatchObject([
        { kind: 'details', was: { plate: 'KLM482', phone: '021 555 0142', email: 'hana@example.co.nz' } },
        { was: { phone: '06 355 0000' } },
      ])
      expect((await findPerson(store, { plate: 'OTHER1' })).map(({ id }) => id)).toEqual([other])
      expect(await eraseEnquiries(store, [enquiry])).toMatchObject({ enquiries: 1 })
      for (const person of people) expect(await findPerson(store, person)).toEqual([])
      await change(other, { phone: '06 355 0000' })
      clock += 25 * 31 * 1440 * minute
      await deleteExpired(store)
      expect(await store.db.selectFrom('action').selectAll().execute()).toEqual([])
    })
  })
})
