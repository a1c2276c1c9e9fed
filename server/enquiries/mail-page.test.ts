import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StaffMember } from '../../domain/accounts/staff.ts'
import { detailsSoFar } from '../../domain/actions/change-details.examples.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { claimDueMails, markFailed, markUnanswered } from '../mail/stored-mails.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'
import { saveEnquiry } from '../testing/store.ts'

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the page of mail and held-back enquiries', () => {
    let opened: TestDesk
    let owner: StaffMember
    let clock: number

    beforeEach(async () => {
      clock = Date.parse('2027-03-01T00:00:00Z')
      opened = await openTestDesk(create, () => clock)
      owner = opened.mere
    })
    afterEach(() => opened.close())

    const arrive = async (answers = {}) =>
      (await saveEnquiry(opened.store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID(), ...answers } })).id
    const spam = async () => {
      const observed = { honeypotFilled: true, pageAge: 20, linkedHosts: 0, markup: false }
      return (await saveEnquiry(opened.store, { kind: 'booking', answers: { ...goodBooking, message: 'Buy links' }, observed })).id
    }

    /** Stores an enquiry whose confirmation is refused. */
    async function refused(answers = {}): Promise<string> {
      const enquiry = await arrive(answers)
      for (const mail of await claimDueMails(opened.store, 10, 60_000))
        if (mail.recipient === 'visitor') await markFailed(opened.store, mail, 'EENVELOPE RCPT TO 550 5.1.1')
      return enquiry
    }

    async function correct(enquiry: string, email: string) {
      const stamp = await opened.stampFor(enquiry)
      const { name = '', phone = '', plate = '' } = (await opened.cardOf(enquiry)).answers
      expect(await opened.desk.changeDetails(stamp, { ...detailsSoFar, name, phone, plate, email })).toMatchObject({ outcome: 'done' })
    }

    test('a refused email is listed with its reason, and goes to the corrected address when it is sent again', async () => {
      const enquiry = await refused({ email: 'no-such-hana@example.nz' })
      const { failed, unreached } = await opened.desk.mailPage()
      const [mail] = failed.listed
      expect(failed).toMatchObject({
        listed: [{ kind: 'confirmation', to: 'no-such-hana@example.nz', error: 'EENVELOPE RCPT TO 550 5.1.1', needsAttention: true }],
        more: 0,
      })
      expect([unreached, mail?.enquiry?.id]).toEqual([1, enquiry])
      clock += 1000
      await correct(enquiry, 'hana@example.nz')
      expect((await opened.desk.mailPage()).failed.listed).toMatchObject([{ to: 'hana@example.nz', needsAttention: false }])
      expect(await opened.desk.sendAgain(mail?.id ?? '', owner)).toEqual({ outcome: 'done' })
      expect((await opened.desk.mailPage()).failed.listed).toEqual([])
      expect((await claimDueMails(opened.store, 10, 60_000)).map(({ to }) => to)).toEqual(['hana@example.nz'])
    })

    test('an email that may have arrived stays with its address', async () => {
      const enquiry = await arrive({ email: 'first@example.nz' })
      const mails = await claimDueMails(opened.store, 10, 60_000)
      for (const mail of mails) if (mail.recipient === 'visitor') await markUnanswered(opened.store, mail, clock + 3_600_000, 'ETIMEDOUT')
      await correct(enquiry, 'second@example.nz')
      const { waiting } = await opened.desk.mailPage()
      const mail = waiting.listed.find(({ recipient }) => recipient === 'visitor')
      expect(mail).toMatchObject({ to: 'first@example.nz', canMove: false, mayHaveArrived: true })
      expect(await opened.desk.sendAgain(mail?.id ?? '', owner)).toEqual({ outcome: 'done' })
      expect((await claimDueMails(opened.store, 10, 60_000)).map(({ to }) => to)).toEqual(['first@example.nz'])
    })

    test('all failed emails are sent again, apart from those of enquiries that somebody has dealt with', async () => {
      const dealtWith = await refused()
      await refused()
      await refused()
      clock += 1000
      await opened.desk.note(await opened.stampFor(dealtWith), { text: 'Rang them.' })
      expect((await opened.desk.mailPage()).unreached).toBe(2)
      expect(await opened.desk.sendAllAgain(owner)).toEqual({ outcome: 'done' })
      expect((await opened.desk.mailPage()).failed.listed.map(({ enquiry }) => enquiry?.id)).toEqual([dealtWith])
      expect(await opened.desk.sendAllAgain(owner)).toEqual({ outcome: 'changed' })
    })

    test('only fifty are listed, newest first, and how many more there are', async () => {
      for (let each = 0; each < 52; each++) {
        clock += 1000
        await refused({ email: `no-such-${each}@example.nz` })
      }
      const { failed } = await opened.desk.mailPage()
      expect([failed.listed.length, failed.more, failed.listed[0]?.to]).toEqual([50, 2, 'no-such-51@example.nz'])
    })

    test('a held-back enquiry is released once, and its emails are due', async () => {
      const id = await spam()
      expect(await opened.desk.mailPage()).toMatchObject({ heldBack: { listed: [{ id, message: 'Buy links' }], more: 0 } })
      for (let time = 0; time < 2; time++) expect(await opened.desk.release(id, owner)).toEqual({ outcome: 'done' })
      expect((await opened.desk.mailPage()).heldBack.listed).toEqual([])
      expect(await claimDueMails(opened.store, 10, 60_000)).toHaveLength(2)
      expect(await opened.desk.markAdvertising(id, true, owner)).toEqual({ outcome: 'changed' })
    })

    test('advertising leaves the list and the inbox’s count until that is undone; released, it is new', async () => {
      const id = await spam()
      const lists = async () => {
        const { heldBack, advertising } = await opened.desk.mailPage()
        return [heldBack, advertising].map(({ listed }) => listed.map((each) => each.id))
      }
      expect(await opened.desk.markAdvertising(id, true, owner)).toEqual({ outcome: 'done' })
      expect([await lists(), (await opened.desk.inbox({})).quarantined]).toEqual([[[], [id]], 0])
      expect(await opened.desk.markAdvertising(id, false, owner)).toEqual({ outcome: 'done' })
      expect([await lists(), (await opened.desk.inbox({})).quarantined]).toEqual([[[id], []], 1])
      await opened.desk.markAdvertising(id, true, owner)
      await opened.desk.release(id, owner)
      expect(await opened.cardOf(id)).toMatchObject({ state: 'new', quarantined: false })
    })

    test('nothing is done for an account that is no owner any more, or to what doesn’t exist', async () => {
      const id = await spam()
      const by = await addStaff(opened.store, { name: 'Tama', email: 'tama@example.nz' })
      expect(await opened.desk.release(id, by)).toEqual({ outcome: 'changed' })
      expect(await opened.desk.markAdvertising(id, true, by)).toEqual({ outcome: 'changed' })
      expect((await opened.desk.mailPage()).heldBack.listed).toHaveLength(1)
      for (const missing of ['x', randomUUID()]) {
        expect(await opened.desk.sendAgain(missing, owner)).toEqual({ outcome: 'missing' })
        expect(await opened.desk.release(missing, owner)).toEqual({ outcome: 'missing' })
        expect(await opened.desk.markAdvertising(missing, true, owner)).toEqual({ outcome: 'missing' })
      }
    })
  })
})
