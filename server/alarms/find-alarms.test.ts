import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { openStore } from '../database/store.ts'
import { recordRun } from '../database/task-runs.ts'
import { type AlarmName, alarmNames, alertMail } from '../mail/alarm.ts'
import { composeMail } from '../mail/compose.ts'
import { retryMail } from '../mail/send-again.ts'
import { claimDueMails, enqueueMail, listMails, markFailed } from '../mail/stored-mails.ts'
import { databases } from '../testing/databases.ts'
import { healthOf, saveEnquiry } from '../testing/store.ts'
import { findAlarms } from './find-alarms.ts'

const hour = 3_600_000
const day = 24 * hour

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('alarms', () => {
    async function storeAt(onTestFinished: (end: () => Promise<void>) => void) {
      const testDb = await create()
      onTestFinished(testDb.remove)
      const time = { now: Date.UTC(2026, 5, 15, 3) }
      const store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => time.now })
      onTestFinished(store.close)
      let count = 0
      return {
        store,
        time,
        enquiry: () => saveEnquiry(store, { kind: 'contact', answers: { ...goodContact, message: `No. ${++count}` } }),
        names: async () => (await findAlarms(store, await healthOf(store))).map(({ name }) => name),
      }
    }

    test('an alarm is raised when no backup of a store with enquiries has worked for too long, not when one fails', async ({
      onTestFinished,
    }) => {
      const { store, time, enquiry } = await storeAt(onTestFinished)
      const alarms = async () => await findAlarms(store, await healthOf(store))
      expect(await alarms()).toEqual([])
      await enquiry()
      time.now += 2 * day
      expect(await alarms()).toEqual([])
      time.now += hour
      expect(await alarms()).toEqual([{ name: 'backup-overdue', facts: { hours: 49, any: 0 } }])
      await recordRun(store, 'failed-backup', time.now, 'failed')
      const failedAt = time.now
      expect(await alarms()).toEqual([{ name: 'backup-overdue', facts: { hours: 49, any: 0, failedAt } }])
      await recordRun(store, 'backup', time.now + 1, 'ok')
      expect(await alarms()).toEqual([])
      time.now += day
      await recordRun(store, 'failed-backup', time.now, 'failed')
      expect(await alarms()).toEqual([])
      time.now += 13 * hour
      const facts = { hours: 36, any: 1, failedAt: time.now - 13 * hour }
      expect(await alarms()).toEqual([{ name: 'backup-overdue', facts }])
    })

    test('a failed restore drill or integrity check raises an alarm until one succeeds', async ({ onTestFinished }) => {
      const { store, time, names } = await storeAt(onTestFinished)
      await recordRun(store, 'restore-drill', time.now, 'failed')
      await recordRun(store, 'integrity-check', time.now, 'damaged')
      expect(await names()).toEqual(['restore-drill-failed', 'store-damaged'])
      await recordRun(store, 'restore-drill', time.now, 'ok')
      await recordRun(store, 'integrity-check', time.now, 'ok')
      expect(await names()).toEqual([])
    })

    test('a failed email raises an alarm until it is retried', async ({ onTestFinished }) => {
      const { store, enquiry, names } = await storeAt(onTestFinished)
      await enquiry()
      const [mail] = await claimDueMails(store, 1, 60_000)
      if (!mail) throw new Error('Expected two emails.')
      await markFailed(store, mail, 'EENVELOPE RCPT TO 550 5.1.1')
      expect(await names()).toEqual(['mails-failed'])
      await retryMail(store, mail.id)
      expect(await names()).toEqual([])
    })

    test('silence raises an alarm when the same hours of each of the last four weeks brought enquiries', async ({ onTestFinished }) => {
      const { store, time, enquiry, names } = await storeAt(onTestFinished)
      // Two enquiries a day from Sunday to Friday, when the workshop is open, and none on Saturdays.
      for (let days = 0; days < 35; days++) {
        for (let half = 0; half < 2; half++) {
          time.now += day / 2
          if (new Date(time.now).getUTCDay() !== 6) await enquiry()
        }
        await recordRun(store, 'backup', time.now, 'ok')
        expect(await names()).toEqual([])
      }
      for (let days = 0; days < 2; days++) {
        time.now += day
        await recordRun(store, 'backup', time.now, 'ok')
        expect(await names()).toEqual([])
      }
      time.now += 3 * day
      await recordRun(store, 'backup', time.now, 'ok')
      expect(await names()).toEqual(['silence'])
      await enquiry()
      expect(await names()).toEqual([])
    })

    test('an alert is queued once per period, however many servers raise it', async ({ onTestFinished }) => {
      const { store, time } = await storeAt(onTestFinished)
      const alert = () => alertMail({ name: 'silence', facts: { since: time.now, usual: 7 } }, time.now, day)
      await Promise.all([1, 2, 3].map(() => enqueueMail(store, alert())))
      expect(await listMails(store, 10)).toHaveLength(1)
      time.now += day
      await enqueueMail(store, alert())
      expect(await listMails(store, 10)).toHaveLength(2)
    })
  })
})

test('every alarm has an email with a subject and complete text', async () => {
  const facts: Record<AlarmName, Record<string, number>> = {
    flood: { count: 301, since: 0 },
    'backup-overdue': { hours: 40, any: 1, failedAt: 0 },
    'restore-drill-failed': { ranAt: 0 },
    silence: { since: 0, usual: 7 },
    'mails-failed': { count: 1 },
    'store-damaged': { ranAt: 0 },
    'clock-jumped': { now: 0 },
    'pages-outdated': {},
  }
  const addresses = { mailFrom: 'web@example.nz', workshopEmail: 'desk@example.nz' }
  for (const name of alarmNames) {
    const { content } = alertMail({ name, facts: facts[name] }, 0, day)
    const due = {
      id: 'mail',
      kind: 'alert',
      recipient: 'workshop',
      attempt: 1,
      unanswered: 0,
      messageId: '<m@x.nz>',
      createdAt: 0,
      earlier: [],
    } as const
    const mail = await composeMail({ ...due, content }, { addresses, facts: firstFacts, listQuarantine: async () => [], now: 0 })
    expect(String(mail?.subject).length).toBeGreaterThan(10)
    expect(String(mail?.text)).not.toMatch(/undefined|NaN|Invalid/)
  }
})

test('the npm scripts that alerts and the log mention exist', async () => {
  const { scripts } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['mails', 'quarantine', 'backup', 'restore']))
})
