import { existsSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import { loadSite } from '../load-site.ts'
import { composeMail } from '../mail/compose.ts'
import { receiveWith } from '../receive/receive.ts'
import { openStore, type Store } from '../store/store.ts'
import { embedded, type TestDatabase } from '../testing/databases.ts'
import { dice } from '../testing/dice.ts'
import { testApp } from '../testing/test-app.ts'
import { type NastyRequest, nastyHeaders, nastyRequest } from './nasty.ts'

const requests = 10_000
const desk = 'desk@workshop.example.nz'
const post = { mailFrom: 'web@workshop.example.nz', workshopEmail: desk }
const buildDir = join(import.meta.dirname, '..', '..', 'build')

let place: TestDatabase
let store: Store
let app: FastifyInstance

// The whole server but for the way out of the mails, which are many and are looked at as the mail library writes them. The
// forms without scripts are answered by the built site; without a build by 404, and the calls alone are tried.
beforeAll(async () => {
  place = await embedded()
  store = await openStore({ dataDir: place.dataDir, mailDomain: 'workshop.example.nz' })
  const receive = receiveWith(store, { wake: () => {} })
  const site = existsSync(join(buildDir, 'pages.json')) ? await loadSite(buildDir) : undefined
  app = await testApp({ receive, ...(site ? { site } : {}) })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await store.close()
  await place.remove()
})

const told = ({ url, headers, body }: NastyRequest) => `${url} ${JSON.stringify(headers)} ${JSON.stringify(body.toString().slice(0, 500))}`

test(`${requests} bodies and headers as nobody honest sends them: none is a fault of ours, adds a header to a mail, or a recipient`, async () => {
  const chance = dice(42)
  const statuses = new Map<number, number>()
  for (let done = 0; done < requests; done += 100) {
    const batch = Array.from({ length: 100 }, (_, at) => nastyRequest(chance, done + at))
    await Promise.all(
      batch.map(async (request) => {
        const { url, type, body, headers } = request
        const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload: body })
        expect(answer.statusCode, told(request)).toBeLessThan(500)
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      }),
    )
  }
  console.log(Object.fromEntries([...statuses].sort()))
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 403, 413, 415, 417, 422]))

  for (const { id } of await store.listQuarantine()) await store.releaseFromQuarantine(id)
  const mailer = createTransport({ streamTransport: true, buffer: true })
  const allowed = [
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
  let mails = 0
  for (;;) {
    const due = await store.claimDueMails(100, 600_000)
    if (due.length === 0) break
    mails += due.length
    for (const mail of due) {
      const { recipient, enquiry } = mail
      const composed = await composeMail(mail, { post, store })
      if (!composed || !enquiry) throw new Error('Each of these mails is about an enquiry.')
      const { envelope, message } = await mailer.sendMail(composed)
      const [to, answering] = recipient === 'workshop' ? [desk, enquiry.answers.email] : [enquiry.answers.email, desk]
      // An address with two dots in a row is one between quotation marks.
      const unquoted = (text: string) => text.replaceAll('"', '')
      expect([envelope.from, envelope.to.map(unquoted)]).toEqual([post.mailFrom, [to]])
      // The head as a relay reads it: lines that begin with a space go on with the one before.
      const [head = ''] = (message as Buffer).toString().split('\r\n\r\n', 1)
      const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n')
      const keys = lines.map((line) => line.split(':', 1)[0]?.toLowerCase() ?? '')
      const receiving = lines.filter((line) => /^(?:to|reply-to):/i.test(line)).map(unquoted)
      expect(receiving.every((line) => line.includes(to ?? '') || line.includes(answering ?? ''))).toBe(true)
      expect(keys.filter((key, at) => !allowed.includes(key) || keys.indexOf(key) !== at)).toEqual([])
      expect(enquiry.answers.email).toMatch(/^[^\s,;<>"()@]+@[^\s,;<>"()@]+$/)
    }
  }
  console.log(`${mails} mails`)
  expect(mails).toBeGreaterThan(2000)
}, 120_000)

test('what never comes to its end, comes by drops, or is no HTTP, harms nobody', async () => {
  const chance = dice(43)
  const good = Buffer.from(JSON.stringify({ ...goodBooking, message: 'By drops' }))
  const head = (length: number | string, extra = '') =>
    `POST /dev/booking HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${extra}${typeof length === 'number' ? `Content-Length: ${length}` : length}\r\n\r\n`
  const noise = () => Buffer.from(Array.from({ length: chance.whole(1, 2000) }, () => chance.whole(0, 255)))
  const ways: (() => Buffer[])[] = [
    () => [Buffer.from(head(good.length)), good.subarray(0, 20)],
    () => [Buffer.from(head(good.length + 50)), good],
    () => [Buffer.from(head(5)), good],
    () => [
      Buffer.from(head(good.length)),
      ...Array.from({ length: 8 }, (_, at) => good.subarray((at * good.length) / 8, ((at + 1) * good.length) / 8)),
    ],
    () => [Buffer.from(head('Transfer-Encoding: chunked')), Buffer.from('zz\r\nnonsense\r\n')],
    () => [Buffer.from(head(`Content-Length: 5\r\nTransfer-Encoding: chunked`)), Buffer.from('0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n')],
    () => [Buffer.from(head('Content-Length: -1')), good],
    () => [Buffer.from(head(`Content-Length: ${'9'.repeat(40)}`)), good],
    () => [Buffer.from(head(good.length, 'X: a\0b\r\n')), good],
    () => [Buffer.from(head(good.length, `X: ${'x'.repeat(30_000)}\r\n`)), good],
    () => [Buffer.from(head(good.length, 'Host: evil.example\r\n')), good],
    () => [
      Buffer.from(
        head(
          good.length,
          Object.entries(nastyHeaders(chance))
            .map(([name, value]) => `${name}: ${value}\r\n`)
            .join(''),
        ),
        'latin1',
      ),
      good,
    ],
    () => [
      Buffer.from(`POST /dev/booking${chance.pick(['\0', '%00', '//../', '?a=%ff', '#x', ' x'])} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    ],
    () => [noise()],
    () => [Buffer.from(head(good.length)), noise()],
    () => Array.from({ length: 5 }, () => Buffer.concat([Buffer.from(head(good.length)), good])),
  ]
  const { port } = app.server.address() as AddressInfo
  const faults: string[] = []
  const talk = async (parts: Buffer[]) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => (said += chunk.toString('latin1')))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    for (const part of parts) {
      socket.write(part)
      await wait(chance.whole(0, 10))
    }
    await wait(50)
    // Half of them hang up in the middle.
    if (chance.chance(0.5)) socket.destroy()
    else socket.end()
    await Promise.race([closed, wait(1000)])
    socket.destroy()
    if (/^HTTP\/1\.1 5/m.test(said)) faults.push(`${parts.map(String).join('|').slice(0, 300)} → ${said.slice(0, 300)}`)
  }
  for (let round = 0; round < 12; round++) await Promise.all(ways.map((way) => talk(way())))
  expect(faults).toEqual([])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: '/dev/contact', payload: { ...goodContact, message: 'Afterwards' } })).statusCode).toBe(
    201,
  )
}, 60_000)
