import { expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { FormPost } from '../../domain/enquiries/form-post.ts'
import type { Receive, SubmissionInfo } from '../../domain/enquiries/receive.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { StoreUnavailable } from '../database/group-commit.ts'
import type { ServedFile } from '../http/served-file.ts'
import type { RenderedSite } from '../pages/render-pages.ts'
import { testApp } from '../testing/test-app.ts'

const { business } = firstFacts

const type = 'application/x-www-form-urlencoded'
const stored: Receive = async () => ({ outcome: 'stored', id: 'the-id', confirmation: true })

/** Posts a booking form. `shown` is what its page was rendered with. */
async function post(receive: Receive, { payload = new URLSearchParams(goodBooking).toString(), headers = { 'content-type': type } } = {}) {
  const shown: { path: string; posted: FormPost }[] = []
  const file = { csp: 'of the page' } as ServedFile
  const files: RenderedSite = {
    byPath: new Map([['/appointment', { ...file, variants: { identity: { body: Buffer.from(''), etag: '""' } } }]]),
    notFound: { ...file, variants: { identity: { body: Buffer.from(''), etag: '""' } } } as ServedFile,
  }
  const renderFormPage = async (path: string, posted: FormPost) => {
    shown.push({ path, posted })
    return '<p>The page</p>'
  }
  const app = await testApp({ receive, site: { current: () => files, renderFormPage } })
  const response = await app.inject({ method: 'POST', url: '/appointment?from=home', headers, payload })
  return { response, shown: shown[0] }
}

test('a no-JavaScript form post is received with what is known about its client, and the page shows success', async () => {
  const seen: unknown[] = []
  const receive: Receive = async (...args) => {
    seen.push(...args)
    return { outcome: 'stored', id: 'the-id', confirmation: false }
  }
  const payload = 'name=M%C4%81rama&email=&phone=061234567&message=a%0D%0Ab&comment=spam&unknown=x'
  const { response, shown } = await post(receive, { payload })
  const answers = { name: 'Mārama', email: '', phone: '061234567', plate: '', service: '', message: 'a\r\nb' }
  const submission: SubmissionInfo = { address: '127.0.0.1', honeypotFilled: true }
  expect(seen).toEqual(['booking', answers, submission])
  expect(shown).toEqual({ path: '/appointment', posted: { outcome: 'sent', received: answers, confirmation: false } })
  expect([response.statusCode, response.body]).toEqual([201, '<p>The page</p>'])
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': 'of the page',
  })
})

test('a duplicate post shows success, and an invalid one shows the page with every answer and message', async () => {
  const duplicate = await post(async () => ({ outcome: 'duplicate', id: 'the-id', confirmation: true }))
  expect([duplicate.response.statusCode, duplicate.shown?.posted.outcome]).toEqual([200, 'sent'])
  const fieldErrors = { name: 'Name is required.' }
  const invalid = await post(async () => ({ outcome: 'invalid', fieldErrors }))
  expect(invalid.response.statusCode).toBe(422)
  expect(invalid.shown?.posted).toEqual({ outcome: 'invalid', answers: goodBooking, fieldErrors })
})

test.for([
  {
    because: 'the address is over its limit',
    receive: async () => ({ outcome: 'limited' as const, retryAfter: 77 }),
    status: 429,
    retryAfter: '77',
  },
  {
    because: 'the store is unavailable',
    receive: () => Promise.reject(new StoreUnavailable('secret')),
    status: 503,
    retryAfter: '10',
  },
])('when $because, the page keeps every answer, and Retry-After says when to retry', async ({ receive, status, retryAfter }) => {
  const { response, shown } = await post(receive)
  expect([response.statusCode, response.headers['retry-after']]).toEqual([status, retryAfter])
  expect(shown?.posted).toEqual({ outcome: 'failed', answers: goodBooking, status })
})

test.for([
  { because: 'the body is too long', status: 413, advice: 'Your message is too long to send.', payload: `name=${'x'.repeat(70_000)}` },
  {
    because: 'the body is not a form',
    status: 415,
    advice: 'Something went wrong at our end.',
    headers: { 'content-type': 'application/json' },
  },
])(
  'when $because, the error page says that nothing was sent, what to do, and who to call',
  async ({ status, advice, payload, headers }) => {
    const { response } = await post(stored, { payload, headers })
    expect([response.statusCode, response.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    for (const part of ['Failed to send message. Please try again.', advice, business.landline.shown]) expect(response.body).toContain(part)
  },
)

test("when the page can't be rendered, an unstyled one says what to do without internals", async () => {
  const app = await testApp({ receive: stored, site: { renderFormPage: () => Promise.reject(new Error('secret')) } })
  const response = await app.inject({ method: 'POST', url: '/contact', headers: { 'content-type': type }, payload: 'name=x' })
  expect([response.statusCode, response.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(response.body).toContain('Failed to send message. Please try again.')
  expect(response.body).not.toContain('secret')
})
