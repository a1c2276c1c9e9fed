import { existsSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booking } from '../../domain/enquiries/booking/booking.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { contact } from '../../domain/enquiries/contact/contact.ts'
import type { EnquiryDefinition } from '../../domain/enquiries/enquiry.ts'
import { asciiAddress } from '../../domain/enquiries/fields/email.ts'
import { check } from '../../domain/form.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { openStore, type Store } from '../database/store.ts'
import { listQuarantine, releaseFromQuarantine } from '../enquiries/quarantine.ts'
import { createReceive } from '../enquiries/receive.ts'
import { duplicateWindow } from '../enquiries/save-enquiries.ts'
import { createSaveQueue } from '../enquiries/save-queue.ts'
import { composeMail } from '../mail/compose.ts'
import type { DueMail } from '../mail/mail.ts'
import { claimDueMails } from '../mail/stored-mails.ts'
import { loadSite } from '../pages/load-site.ts'
import { eraseEnquiries } from '../privacy/delete-expired.ts'
import { embedded, type TestDatabase } from '../testing/databases.ts'
import { testApp } from '../testing/test-app.ts'
import { type NastyConnection, nastyConnection } from './nasty-connections.ts'
import { type NastyRequest, nastyRequest } from './nasty-requests.ts'

/**
 * fast-check shrinks a failure to a minimal example and prints its seed and path. To replay it, paste both here, like
 * { seed: -1234, path: '12:3:0' }, and run only the failed test with -t.
 */
const replay: { seed?: number; path?: string } = {}

/** After four minutes, ends shrinking with the smallest failure so far, or fails a run that hasn't finished. */
const shrinkUntil = fc.interruptAfterTimeLimit(240_000, { failOnInterrupt: true })

const desk = 'desk@workshop.example.nz'
const addresses = { mailFrom: 'web@workshop.example.nz', workshopEmail: desk }
const buildDir = join(import.meta.dirname, '..', '..', 'dist')
const mailer = createTransport({ streamTransport: true, buffer: true })

let testDb: TestDatabase
let store: Store
let app: FastifyInstance
let now = Date.now()

// The whole server without sending emails, which are checked as nodemailer composes them. Without a build, form posts get 404, and only the
// JSON endpoints are tested.
beforeAll(async () => {
  testDb = await embedded()
  store = await openStore({ dataDir: testDb.dataDir, mailDomain: 'workshop.example.nz', now: () => now })
  const receive = createReceive(createSaveQueue(store), { wake: () => {} })
  const site = existsSync(join(buildDir, 'manifest.json')) ? await loadSite(buildDir) : undefined
  app = await testApp({ receive, requestTimeout: 600, ...(site ? { site } : {}) })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await store.close()
  await testDb.remove()
})

test('of about 2,500 malformed and hostile requests none gets a 5xx, each accepted one is stored once and unchanged, and no email gets an extra header or recipient', async () => {
  const statuses = new Map<number | string, number>()
  let mails = 0
  const requests = fc.array(nastyRequest, { maxLength: 100, size: 'max' })
  const property = fc.asyncProperty(requests, async (batch) => {
    // No enquiry is a duplicate of one from an earlier batch.
    now += duplicateWindow
    const answers = await Promise.all(batch.map(send))
    const outgoing = await takeMails()

    expect(answers.filter((status) => !(Number(status) < 500))).toEqual([])
    const accepted = batch.filter(({ method }, at) => method === 'POST' && [200, 201].includes(Number(answers[at]))).map(enquiryIn)
    const notified = outgoing.flatMap(({ kind, enquiry }) => (kind === 'notification' && enquiry ? enquiry : []))
    const mailed = notified.map(({ kind, answers }) => JSON.stringify([kind, answers]))
    expect(mailed.sort()).toEqual([...new Set(accepted)].sort())
    for (const mail of outgoing) await expectWholeMail(mail)

    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    mails += outgoing.length
  })
  await fc.assert(property, { numRuns: 60, plugins: [shrinkUntil], ...replay })
  if (replay.path) return
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 308, 400, 403, 404, 405, 413, 415, 417, 422]))
  expect(mails).toBeGreaterThan(500)
}, 300_000)

test('connections that stall, trickle or are not HTTP get no 5xx, are closed, and affect no other client', async () => {
  const connections = fc.array(nastyConnection, { maxLength: 32, size: 'max' })
  const property = fc.asyncProperty(connections, async (batch) => {
    now += duplicateWindow
    const heard = await Promise.all(batch.map(talk))
    expect(heard.filter((answer) => /^HTTP\/1\.1 5/m.test(answer))).toEqual([])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject({ method: 'POST', url: '/dev/contact', payload: goodContact })).statusCode).toBe(201)
  })
  await fc.assert(property, { numRuns: 12, plugins: [shrinkUntil, fc.timeout(10_000)], ...replay })
}, 300_000)

/** Resolves to the status, or to the error if the request could not be sent. Never rejects. */
async function send({ method, url, headers, body }: NastyRequest): Promise<number | string> {
  return app.inject({ method, url, headers, payload: body }).then(({ statusCode }) => statusCode, String)
}

/** Returns an accepted enquiry as validation cleaned it, as JSON. */
function enquiryIn({ url, body }: NastyRequest): string {
  const path = url.replace(/[?#].*/, '')
  const enquiry: EnquiryDefinition = path === '/appointment' || path === booking.path ? booking : contact
  const checked = check(enquiry, path === enquiry.path ? JSON.parse(body.toString().replace(/^\ufeff/, '')) : formAnswers(enquiry, body))
  if (!checked.ok) throw new Error(`${url} was accepted although it is invalid: ${JSON.stringify(checked.fieldErrors)}`)
  return JSON.stringify([enquiry.kind, checked.answers])
}

function formAnswers({ fields }: EnquiryDefinition, body: Buffer): Record<string, string> {
  const form = new URLSearchParams(body.toString())
  return Object.fromEntries(Object.keys(fields).map((name) => [name, form.get(name) ?? '']))
}

/**
 * Returns every email of this batch, after releasing its quarantined enquiries. Then erases the batch, so that the store stays small and a
 * failed batch doesn't affect the next one.
 */
async function takeMails(): Promise<DueMail[]> {
  for (const { id } of await listQuarantine(store)) await releaseFromQuarantine(store, id)
  const mails = await claimDueMails(store, 1000, 60_000)
  await eraseEnquiries(
    store,
    mails.flatMap(({ enquiry }) => enquiry?.id ?? []),
  )
  return mails
}

const allowedHeaders = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'in-reply-to',
  'mime-version',
  'references',
  'reply-to',
  'subject',
  'to',
]

/** Expects that an email goes only to its recipient, and has only our headers, once each. */
async function expectWholeMail(mail: DueMail): Promise<void> {
  const { recipient, enquiry } = mail
  const composed = await composeMail(mail, { addresses, facts: firstFacts, listQuarantine: async () => [], now })
  if (!composed || !enquiry) throw new Error('Expected an email about an enquiry.')
  const { envelope, message } = await mailer.sendMail(composed)
  const visitor = asciiAddress(enquiry.answers.email ?? '')
  const [to, answering] = recipient === 'workshop' ? [desk, visitor] : [visitor, desk]
  // nodemailer lower-cases domains and quotes a local part with consecutive dots.
  const plain = (text = '') => text.replaceAll('"', '').toLowerCase()
  expect([envelope.from, envelope.to.map(plain)]).toEqual([addresses.mailFrom, [plain(to)]])
  // Unfolds the headers.
  const [head = ''] = (message as Buffer).toString().split('\r\n\r\n', 1)
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n')
  const keys = lines.map((line) => line.split(':', 1)[0]?.toLowerCase() ?? '')
  const receiving = lines.filter((line) => /^(?:to|reply-to):/i.test(line)).map(plain)
  expect(receiving.filter((line) => !line.includes(plain(to)) && !line.includes(plain(answering)))).toEqual([])
  expect(keys.filter((key, at) => !allowedHeaders.includes(key) || keys.indexOf(key) !== at)).toEqual([])
  expect(enquiry.answers.email).toMatch(/^[^\s,;<>"()@]+@[^\s,;<>"()@]+$/)
}

/** Resolves to the server's output once the connection is closed, by the server unless `hangsUp`. */
async function talk({ parts, pause, hangsUp }: NastyConnection): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const part of parts) {
    socket.write(part)
    await wait(pause)
  }
  if (hangsUp) socket.destroy()
  await closed
  return heard
}
