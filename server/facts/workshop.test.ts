import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StaffMember } from '../../domain/accounts/staff.ts'
import { goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { type Subject, type SubjectName, subjects } from '../../domain/facts/subjects.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'

const now = Date.parse('2027-03-01T00:00:00Z')

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the workshop’s facts', () => {
    let opened: TestDesk
    let owner: StaffMember

    beforeEach(async () => {
      opened = await openTestDesk(create, () => now)
      owner = opened.mere
    })
    afterEach(() => opened.close())

    /** Saves a subject's form as it is shown, but for these fields. */
    async function save(subject: SubjectName, sent: Record<string, string>) {
      const { facts, version } = await opened.desk.workshop()
      const shown = (subjects[subject] as Subject).show(facts)
      return await opened.desk.saveFacts({ subject, basedOn: version, sent: { ...shown, ...sent }, by: owner })
    }

    test('are the first ones until somebody changes them, and the page says who changed what', async () => {
      expect(await opened.desk.workshop()).toMatchObject({ facts: firstFacts, version: 0, history: [] })
      expect(await save('business', { landline: '063551234' })).toEqual({ outcome: 'saved', version: 1 })
      const { facts, version, unconfirmed, history } = await opened.desk.workshop()
      expect(facts.business.landline).toEqual({ shown: '06 355 1234', dial: '+6463551234' })
      expect([version, unconfirmed]).toEqual([1, ['hours', 'closed-days', 'bays']])
      expect(history).toEqual([
        { version: 1, at: now, by: 'Mere Tautahi', subject: 'business', changes: ['Phone: 06 555 0100 → 06 355 1234'] },
      ])
    })

    test('are the same on another server, once it has read them', async () => {
      const other = await opened.openAgain()
      await save('bays', { bays: '5' })
      expect([opened.store.facts().bays, other.facts().bays]).toEqual([5, 3])
      await other.readFacts()
      expect(other.facts()).toEqual(opened.store.facts())
      expect((await opened.openAgain()).facts().bays).toBe(5)
    })

    test('are refused with what is wrong beside the field, and then nothing has changed', async () => {
      expect(await save('business', { landline: '555' })).toMatchObject({
        outcome: 'refused',
        fieldErrors: { landline: expect.any(String) },
      })
      expect(await save('prices', { wofFee: 'cheap' })).toMatchObject({ outcome: 'refused', fieldErrors: { wofFee: expect.any(String) } })
      expect(await opened.desk.saveFacts({ subject: 'secrets', basedOn: 0, sent: {}, by: owner })).toEqual({ outcome: 'missing' })
      expect((await opened.desk.workshop()).version).toBe(0)
    })

    test('two owners who save at the same time don’t overwrite each other', async () => {
      const form = { subject: 'bays', basedOn: 0, by: owner }
      const shown = subjects.bays.show(firstFacts)
      const results = await Promise.all(['4', '5', '6'].map((bays) => opened.desk.saveFacts({ ...form, sent: { ...shown, bays } })))
      expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'changed', 'saved'])
      expect((await opened.desk.workshop()).history).toHaveLength(1)
    })

    test('one press goes back, and back again', async () => {
      await save('bays', { bays: '5' })
      await save('notice', { text: 'Back soon.', from: '2027-03-01', until: '2027-03-08' })
      expect(await opened.desk.restoreFacts({ version: 0, basedOn: 2, by: owner })).toEqual({ outcome: 'saved', version: 3 })
      expect(opened.store.facts()).toEqual(firstFacts)
      expect(await opened.desk.restoreFacts({ version: 2, basedOn: 3, by: owner })).toEqual({ outcome: 'saved', version: 4 })
      expect(opened.store.facts()).toMatchObject({ bays: 5, notice: { text: 'Back soon.' } })
      expect(await opened.desk.restoreFacts({ version: 9, basedOn: 4, by: owner })).toEqual({ outcome: 'missing' })
      expect(await opened.desk.restoreFacts({ version: 0, basedOn: 2, by: owner })).toEqual({ outcome: 'changed' })
    })

    test('an account that has been disabled meanwhile, or is no owner, changes nothing', async () => {
      const by = await addStaff(opened.store, { name: 'Tama', email: 'tama@example.nz' })
      const sent = { ...subjects.bays.show(firstFacts), bays: '5' }
      expect(await opened.desk.saveFacts({ subject: 'bays', basedOn: 0, sent, by })).toEqual({ outcome: 'changed' })
      expect(opened.store.facts()).toEqual(firstFacts)
    })

    test('customers booked on a day that has since been closed are listed with their phone numbers', async () => {
      const enquiry = await opened.arrive({ plate: 'FIX1CE' })
      const appointment = { ...goodAppointment, date: '2027-03-09', time: '09:00', readyDate: '2027-03-09', readyTime: '11:00' }
      expect(await opened.desk.book(await opened.stampFor(enquiry), appointment)).toMatchObject({ outcome: 'done' })
      expect((await opened.desk.closedDays()).booked).toEqual([])
      await save('closed-days', { from: '2027-03-08', to: '2027-03-10', reason: 'a move' })
      const { booked } = await opened.desk.closedDays()
      expect(booked).toMatchObject([{ enquiry, date: '2027-03-09', time: '09:00', plate: 'FIX1CE', phone: expect.any(String) }])
      await save('closed-days', { remove: '2027-03-08' })
      expect((await opened.desk.closedDays()).booked).toEqual([])
    })

    test('a public holiday that was removed is suggested again', async () => {
      expect((await opened.desk.closedDays()).suggested).toEqual([])
      await save('closed-days', { remove: '2027-10-25' })
      expect((await opened.desk.closedDays()).suggested).toEqual([{ from: '2027-10-25', to: '2027-10-25', reason: 'Labour Day' }])
    })
  })
})
