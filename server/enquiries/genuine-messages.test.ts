import { describe, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { genuineMessages } from '../../domain/enquiries/messages/genuine-messages.ts'
import { openStore } from '../database/store.ts'
import { claimDueMails } from '../mail/stored-mails.ts'
import { databases } from '../testing/databases.ts'
import { listQuarantine } from './quarantine.ts'
import { createReceive } from './receive.ts'
import { createSaveQueue } from './save-queue.ts'

describe.each(databases)('$name', ({ missing, create }) => {
  test.skipIf(missing)('every genuine message is emailed to the workshop immediately, even when all arrive within an hour', async () => {
    const testDb = await create()
    const limits = { perSenderPerDay: 30, perNetworkPerHour: 60, perHour: 300 }
    const store = await openStore({ ...testDb, mailDomain: 'example.nz', limits })
    onTestFinished(async () => {
      await store.close()
      await testDb.remove()
    })
    const receive = createReceive(createSaveQueue(store), { wake: () => {} })
    const received = await Promise.all(
      genuineMessages.map(({ name, subject, message }, index) => {
        const person = { name, message, email: `person${index}@example.nz` }
        const submission = { address: `10.0.${index % 8}.${index}`, pageAge: 300 + index }

        return subject === undefined
          ? receive('booking', { ...goodBooking, ...person }, submission)
          : receive('contact', { ...goodContact, ...person, subject }, submission)
      }),
    )
    expect(received.map(({ outcome }) => outcome)).toEqual(Array(genuineMessages.length).fill('stored'))
    const delayed = (await listQuarantine(store)).map(({ answers, signals }) => `${signals.join(', ')}: ${answers.message}`)
    expect(delayed).toEqual([])
    const due = await claimDueMails(store, 1000, 1000)
    expect(due.filter(({ kind }) => kind === 'notification')).toHaveLength(genuineMessages.length)
    expect(due.filter(({ kind }) => kind === 'alert')).toEqual([])
  })
})
