import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodReply } from '../../domain/actions/reply.examples.ts'
import { exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { neverInvited } from '../../domain/appointments/appointment-form.ts'
import type { Desk } from '../../domain/desk.ts'
import type { Store } from '../database/store.ts'
import type { DueMail } from '../mail/mail.ts'
import { retryMail } from '../mail/send-again.ts'
import { claimDueMails, mailsOf, markFailed, markRetry, markSent, markUnanswered, unclaimMail } from '../mail/stored-mails.ts'
import { eraseEnquiries } from '../privacy/delete-expired.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'

const second = 1000
const minute = 60 * second

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('after whatever happened to an email', () => {
    let clock: number
    let store: Store
    let desk: Desk
    let opened: TestDesk
    let arrive: TestDesk['arrive']
    let cardOf: TestDesk['cardOf']
    let stampFor: TestDesk['stampFor']
    let undo: TestDesk['undo']

    /** Returns the kinds and states of the emails about an enquiry's appointments, apart from reminders. */
    async function statesOf(enquiry: string): Promise<string[]> {
      const mails = (await mailsOf(store, enquiry)).filter(({ kind }) => ['invitation', 'update', 'cancellation'].includes(kind))
      return mails.map(({ kind, state }) => `${kind} ${state}`)
    }

    async function claim(leaseMs = minute): Promise<DueMail> {
      const [mail, ...others] = await claimDueMails(store, 10, leaseMs)
      expect(others).toEqual([])
      if (!mail) throw new Error('No email is due.')
      return mail
    }

    /** Books an enquiry's car in, ten seconds ago, so that its invitation is due. Returns the enquiry's id. */
    async function invited(): Promise<string> {
      const enquiry = await arrive()
      await desk.book(await stampFor(enquiry), { ...goodAppointment, noReminder: 'yes' })
      clock += 10 * second
      return enquiry
    }

    /** Claims the email like a server that is then killed, and waits until its lease has run out. */
    async function kill(): Promise<void> {
      await claim(1)
      await wait(20)
    }

    beforeEach(async () => {
      clock = exampleNow
      opened = await openTestDesk(create, () => clock, { bays: 1 })
      ;({ store, desk, arrive, cardOf, stampFor, undo } = opened)
      return opened.close
    })

    /** What can happen to an email that is due. */
    const fates: [string, { sent: boolean }, () => Promise<void>][] = [
      ['that nobody has tried', { sent: false }, async () => {}],
      ['that never reached the relay', { sent: false }, async () => await unclaimMail(store, await claim())],
      ['that the relay refused for now', { sent: false }, async () => await markRetry(store, await claim(), clock, 'SMTP 451')],
      ['that the relay refused for good', { sent: false }, async () => await markFailed(store, await claim(), 'SMTP 550')],
      ['that is being sent', { sent: true }, async () => void (await claim())],
      ['that was sent', { sent: true }, async () => await markSent(store, await claim())],
      ['that the relay never answered', { sent: true }, async () => await markUnanswered(store, await claim(), clock, 'no answer')],
      ['that a killed server was sending', { sent: true }, kill],
      [
        'that a killed server was sending, and the relay refused later',
        { sent: true },
        async () => {
          await kill()
          await markRetry(store, await claim(), clock, 'SMTP 451')
        },
      ],
      [
        'that was given up without an answer, and is retried by hand',
        { sent: true },
        async () => {
          await markUnanswered(store, await claim(), clock, 'no answer')
          const mail = await claim()
          await markFailed(store, mail, 'no answer, given up')
          expect(await retryMail(store, mail.id)).toBe(true)
          await unclaimMail(store, await claim())
        },
      ],
    ]

    test('an email is withdrawn by Undo within ten minutes, unless it may have been sent', async () => {
      for (const [fate, { sent }, happens] of fates) {
        const enquiry = await arrive()
        const reply = await desk.reply(await stampFor(enquiry), goodReply)
        clock += 10 * second
        await happens()
        const until = sent ? undefined : clock - 10 * second + 10 * minute
        expect((await cardOf(enquiry)).timeline.at(-1), fate).toMatchObject({ undoUntil: until, mail: { mayHaveBeenSent: sent } })
        expect(reply.outcome === 'done' && (await desk.findDone(reply.action, opened.mere.id)), fate).toMatchObject({
          heldUntil: undefined,
          undoUntil: until,
        })
        clock += 10 * minute - 10 * second
        expect(await undo(enquiry, reply), fate).toBe('too late')
        clock -= 1
        expect(await undo(enquiry, reply), fate).toBe(sent ? 'too late' : 'done')
        expect(await cardOf(enquiry), fate).toMatchObject({ state: sent ? 'answered' : 'new' })
        clock += minute
        if (!sent) expect(await claimDueMails(store, 10, minute), fate).toEqual([])
        await eraseEnquiries(store, [enquiry])
      }
    })

    test('cancelling tells the customer only if their invitation may have been sent', async () => {
      for (const [fate, { sent }, happens] of fates) {
        const enquiry = await invited()
        await happens()
        const [invitation = ''] = await statesOf(enquiry)
        const cancel = await desk.cancelAppointment(await stampFor(enquiry))
        expect((await cardOf(enquiry)).timeline.at(-1)?.text, fate).toBe(sent ? undefined : neverInvited)
        const withdrawn = invitation === 'invitation due' ? 'invitation withdrawn' : invitation
        expect(await statesOf(enquiry), fate).toEqual(sent ? [invitation, 'cancellation due'] : [withdrawn])
        // Nothing invites them to an appointment that isn't happening.
        for (const { id, kind } of await mailsOf(store, enquiry))
          if (kind === 'invitation') expect(await retryMail(store, id), fate).toBe(false)
        expect(await undo(enquiry, cancel), fate).toBe('done')
        expect(await statesOf(enquiry), fate).toEqual(sent ? [invitation, 'cancellation withdrawn'] : [invitation])
        await eraseEnquiries(store, [enquiry])
      }
    })

    test('a change is an update only if the invitation may have been sent', async () => {
      for (const [fate, { sent }, happens] of fates) {
        const enquiry = await invited()
        await happens()
        await desk.changeAppointment(await stampFor(enquiry), { ...goodAppointment, time: '09:00', noReminder: 'yes' })
        expect((await statesOf(enquiry)).at(-1), fate).toBe(sent ? 'update due' : 'invitation due')
        await eraseEnquiries(store, [enquiry])
      }
    })
  })
})
