import { existsSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booking } from '../../enquiries/booking/booking.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import { contact } from '../../enquiries/contact/contact.ts'
import { check, type Enquiry } from '../../enquiries/enquiry.ts'
import { loadSite } from '../load-site.ts'
import { composeMail } from '../mail/compose.ts'
import { receiveWith } from '../receive/receive.ts'
import { repeatWindow } from '../store/keep-enquiries.ts'
import { openStore, type Store } from '../store/store.ts'
import type { DueMail } from '../store/types.ts'
import { embedded, type TestDatabase } from '../testing/databases.ts'
import { testApp } from '../testing/test-app.ts'
import { type NastyConnection, nastyConnection } from './nasty-connections.ts'
import { type NastyRequest, nastyRequest } from './nasty-requests.ts'

/**
 * A failure shrinks to the fewest and plainest requests that still fail, and prints a seed and a path. To replay it, paste both
 * here, like { seed: -1234, path: '12:3:0' }, and run the failed test alone with -t.
 */
const replay: { seed?: number; path?: string } = {}

/** Ends shrinking with the plainest failure found so far, and fails what doesn't come to its end, after this many milliseconds. */
const shrinkUntil = fc.interruptAfterTimeLimit(240_000, { failOnInterrupt: true })

const desk = 'desk@workshop.example.nz'
const post = { mailFrom: 'web@workshop.example.nz', workshopEmail: desk }
const buildDir = join(import.meta.dirname, '..', '..', 'build')
const mailer = createTransport({ streamTransport: true, buffer: true })

let place: TestDatabase
let store: Store
let app: FastifyInstance
let now = Date.now()

// The whole server except the way out for mails: they are many, and are checked as the mail library writes them. The built site
// answers the forms without scripts; without a build these are 404, and only the calls are tried.
beforeAll(async () => {
  place = await embedded()
  store = await openStore({ dataDir: place.dataDir, mailDomain: 'workshop.example.nz', now: () => now })
  const receive = receiveWith(store, { wake: () => {} })
  const site = existsSync(join(buildDir, 'pages.json')) ? await loadSite(buildDir) : undefined
  app = await testApp({ receive, requestTimeout: 600, ...(site ? { site } : {}) })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await store.close()
  await place.remove()
})

test('of about 10,000 nasty requests none gets a 5xx, each success is kept once and whole, and no mail gains a header or a recipient', async () => {
  const statuses = new Map<number | string, number>()
  let mails = 0
  const requests = fc.array(nastyRequest, { maxLength: 100, size: 'max' })
  const property = fc.asyncProperty(requests, async (batch) => {
    // No enquiry is a repeat of one from an earlier batch.
    now += repeatWindow
    const answers = await Promise.all(batch.map(send))
    const owed = await takeMails()

    expect(answers.filter((status) => !(Number(status) < 500))).toEqual([])
    const accepted = batch.filter(({ method }, at) => method === 'POST' && [200, 201].includes(Number(answers[at]))).map(enquiryIn)
    const notified = owed.flatMap(({ kind, enquiry }) => (kind === 'notification' && enquiry ? enquiry : []))
    const kept = notified.map(({ kind, answers }) => JSON.stringify([kind, answers]))
    expect(kept.sort()).toEqual([...new Set(accepted)].sort())
    for (const mail of owed) await expectHonest(mail)

    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    mails += owed.length
  })
  await fc.assert(property, { numRuns: 230, plugins: [shrinkUntil], ...replay })
  if (replay.path) return
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 308, 400, 403, 404, 405, 413, 415, 417, 422]))
  expect(mails).toBeGreaterThan(2000)
}, 300_000)

test('connections that never end, come by drops or speak no HTTP get no 5xx, are closed, and harm nobody', async () => {
  const connections = fc.array(nastyConnection, { maxLength: 32, size: 'max' })
  const property = fc.asyncProperty(connections, async (batch) => {
    now += repeatWindow
    const heard = await Promise.all(batch.map(talk))
    expect(heard.filter((answer) => /^HTTP\/1\.1 5/m.test(answer))).toEqual([])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject({ method: 'POST', url: '/dev/contact', payload: goodContact })).statusCode).toBe(201)
  })
  await fc.assert(property, { numRuns: 12, plugins: [shrinkUntil, fc.timeout(10_000)], ...replay })
}, 300_000)

/** Never rejects, so that a batch is over when its answers are there. Resolves to the status, or to what kept the request from leaving. */
async function send({ method, url, headers, body }: NastyRequest): Promise<number | string> {
  return app.inject({ method, url, headers, payload: body }).then(({ statusCode }) => statusCode, String)
}

/** What the rules leave of an enquiry that was answered with success. */
function enquiryIn({ url, body }: NastyRequest): string {
  const path = url.replace(/[?#].*/, '')
  const enquiry: Enquiry = path === '/appointment' || path === booking.path ? booking : contact
  const checked = check(enquiry, path === enquiry.path ? JSON.parse(body.toString().replace(/^\ufeff/, '')) : formAnswers(enquiry, body))
  if (!checked.ok) throw new Error(`${url} was answered with success against the rules: ${JSON.stringify(checked.faults)}`)
  return JSON.stringify([enquiry.kind, checked.answers])
}

function formAnswers({ fields }: Enquiry, body: Buffer): Record<string, string> {
  const form = new URLSearchParams(body.toString())
  return Object.fromEntries(
    Object.entries(fields).map(([name, { tidy }]) => {
      const typed = form.get(name) ?? ''
      return [name, tidy?.(typed) ?? typed]
    }),
  )
}

/**
 * Every mail that is owed for this batch, also for what waits in quarantine. Then erases the batch, so that the store stays small and
 * nothing of a batch that failed reaches the next.
 */
async function takeMails(): Promise<DueMail[]> {
  for (const { id } of await store.listQuarantine()) await store.releaseFromQuarantine(id)
  const mails = await store.claimDueMails(1000, 60_000)
  await store.eraseEnquiries(mails.flatMap(({ enquiry }) => enquiry?.id ?? []))
  return mails
}

const allowedHeaders = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

/** That a mail goes to the one it is for, and has the headers of ours, once each. */
async function expectHonest(mail: DueMail): Promise<void> {
  const { recipient, enquiry } = mail
  const composed = await composeMail(mail, { post, store })
  if (!composed || !enquiry) throw new Error('Each of these mails is about an enquiry.')
  const { envelope, message } = await mailer.sendMail(composed)
  const [to, answering] = recipient === 'workshop' ? [desk, enquiry.answers.email] : [enquiry.answers.email, desk]
  // The library writes domains in lower case, and a local part with two dots in a row between quotation marks.
  const plain = (text = '') => text.replaceAll('"', '').toLowerCase()
  expect([envelope.from, envelope.to.map(plain)]).toEqual([post.mailFrom, [plain(to)]])
  // The head as a relay reads it: lines that begin with a space go on with the one before.
  const [head = ''] = (message as Buffer).toString().split('\r\n\r\n', 1)
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n')
  const keys = lines.map((line) => line.split(':', 1)[0]?.toLowerCase() ?? '')
  const receiving = lines.filter((line) => /^(?:to|reply-to):/i.test(line)).map(plain)
  expect(receiving.filter((line) => !line.includes(plain(to)) && !line.includes(plain(answering)))).toEqual([])
  expect(keys.filter((key, at) => !allowedHeaders.includes(key) || keys.indexOf(key) !== at)).toEqual([])
  expect(enquiry.answers.email).toMatch(/^[^\s,;<>"()@]+@[^\s,;<>"()@]+$/)
}

/** Resolves to what the server said once the connection is closed, which is the server's part unless the client hangs up. */
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
