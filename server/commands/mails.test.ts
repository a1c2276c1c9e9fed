import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { openStore, type Store } from '../database/store.ts'
import { findEnquiry } from '../enquiries/find-enquiry.ts'
import { claimDueMails, enqueueMail, markFailed, markRetry, markSent } from '../mail/stored-mails.ts'
import { embedded } from '../testing/databases.ts'
import { healthOf, saveEnquiry } from '../testing/store.ts'
import { mailsCommand } from './mails.ts'

let store: Store
let enquiry: string
let output: string[]
const run = async (...args: string[]) => {
  output = []
  const code = await mailsCommand(args, { store, print: (line) => void output.push(line) })
  return { code, output: output.join('\n') }
}

beforeEach(async () => {
  const { dataDir, remove } = await embedded()
  store = await openStore({ dataDir, mailDomain: 'example.nz' })
  enquiry = (await saveEnquiry(store, { kind: 'booking', answers: goodBooking })).id
  onTestFinished(async () => {
    await store.close()
    await remove()
  })
})

test('the list shows pending and failed emails with their error and enquiry, but no address', async () => {
  const mails = await claimDueMails(store, 2, 1000)
  for (const mail of mails) {
    if (mail.recipient === 'visitor') await markFailed(store, mail, 'EENVELOPE RCPT TO 550 5.1.1')
    else await markRetry(store, mail, Date.now() + 60_000, 'EENVELOPE RCPT TO 554 5.7.1')
  }
  const { code, output } = await run('list')
  expect(code).toBe(0)
  expect(output).toContain('1 pending, 1 failed.')
  expect(output).toMatch(/confirmation, to the visitor, failed, 1 try, last error EENVELOPE RCPT TO 550 5\.1\.1/)
  expect(output).toMatch(/notification, to the workshop, next try .*554 5\.7\.1/)
  expect(output).toContain(`enquiry ${enquiry}`)
  expect(output).not.toContain(goodBooking.email)
})

test('an email from staff is listed as held until it is due', async () => {
  const held = { kind: 'reply', recipient: 'visitor', enquiryId: enquiry, dueAt: Date.parse('2037-03-08T19:30:10Z') } as const
  await enqueueMail(store, held)
  expect((await run('list')).output).toMatch(/reply, to the visitor, held until Monday,? 9 March 2037 at 8\.30am, 0 tries/)
})

test('failed emails can be retried by id or all at once', async () => {
  const mails = await claimDueMails(store, 2, 1000)
  for (const mail of mails) await markFailed(store, mail, 'EENVELOPE RCPT TO 550')
  expect(await run('retry', mails[0]?.id ?? '')).toMatchObject({ code: 0 })
  expect(await healthOf(store)).toMatchObject({ due: 1, failed: 1 })
  expect(await run('retry', 'all')).toMatchObject({ code: 0 })
  expect(await healthOf(store)).toMatchObject({ due: 2, failed: 0 })
  expect(await run('retry', 'nothing')).toMatchObject({ code: 1, output: expect.stringContaining('there is no such email') })
})

test('an email that is out of date is left as it is, and retrying all others succeeds', async () => {
  for (const mail of await claimDueMails(store, 2, 1000)) await markFailed(store, mail, 'EENVELOPE RCPT TO 550')
  // Its customer's address was taken away since.
  await store.db.updateTable('enquiry').set({ email: null }).execute()
  const { code, output } = await run('retry', 'all')
  expect([code, output.match(/is due now/g)?.length, output.match(/is not sent: /g)?.length]).toEqual([0, 1, 1])
})

test('an enquiry is shown in full with its emails, by its reference in any notation or by its id', async () => {
  const reference = (await findEnquiry(store, enquiry))?.reference ?? ''
  const { code, output } = await run('show', enquiry)
  expect(code).toBe(0)
  expect(output).toContain(`Reference ${reference}`)
  const [first = '', second = ''] = reference.toLowerCase().split('-')
  for (const typed of [[reference], [first + second], [first, second], [`${first} - ${second}`]]) {
    expect(await run('show', ...typed), typed.join(' ')).toEqual({ code, output })
  }
  for (const answer of Object.values(goodBooking)) expect(output).toContain(answer.split('\n')[0])
  expect(output).toMatch(/notification.*\n.*confirmation|confirmation.*\n.*notification/)
  expect(await run('show', 'nobody')).toMatchObject({ code: 1 })
  expect(await run('send')).toMatchObject({ code: 2, output: expect.stringContaining('npm run mails') })
})

test('the list says when nothing is pending', async () => {
  for (const mail of await claimDueMails(store, 2, 1000)) await markSent(store, mail)
  expect(await run('list')).toEqual({ code: 0, output: 'All emails have been sent.' })
})
