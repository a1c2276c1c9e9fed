import { expect, test } from 'vitest'
import { business } from '../../workshop/business.ts'
import { testApp } from '../testing/test-app.ts'
import type { RenderPost } from './form-posts.ts'
import type { Pages, ServedFile } from './load-pages.ts'

const type = 'application/x-www-form-urlencoded'

async function post(renderPost: RenderPost, payload = 'name=x', headers: Record<string, string> = { 'content-type': type }, pages?: Pages) {
  const app = await testApp({ renderPost, pages })
  return app.inject({ method: 'POST', url: '/appointment?from=home', headers, payload })
}

test('a form posted without scripts reaches its page whole, as a request to the public address', async () => {
  let seen: { url: string; method: string; type: string | null; origin: string | null; form: [string, unknown][] } | undefined
  const answer = await post(
    async (request) => {
      const { url, method, headers } = request
      const form = [...(await request.formData())]
      seen = { url, method, type: headers.get('content-type'), origin: headers.get('origin'), form }
      const response = new Response('<p>Again</p>', { status: 422, headers: { 'content-type': 'text/html', 'x-own': 'yes' } })
      response.headers.append('set-cookie', 'a=1')
      response.headers.append('set-cookie', 'b=2')
      return response
    },
    'name=M%C4%81rama&message=a%0D%0Ab',
    { 'content-type': type, origin: 'null', 'sec-fetch-site': 'same-origin' },
  )
  expect(seen).toEqual({
    url: 'http://localhost:3000/appointment?from=home',
    method: 'POST',
    type,
    origin: 'null',
    form: [
      ['name', 'Mārama'],
      ['message', 'a\r\nb'],
    ],
  })
  expect([answer.statusCode, answer.body, answer.headers['x-own'], answer.headers['set-cookie']]).toEqual([
    422,
    '<p>Again</p>',
    'yes',
    ['a=1', 'b=2'],
  ])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('the answer keeps the policy that it brings, or takes that of its page', async () => {
  const file = { csp: 'of the page' } as ServedFile
  const pages: Pages = {
    byPath: new Map([['/appointment', { ...file, forms: { identity: { body: Buffer.from(''), etag: '""' } } }]]),
    notFound: file,
  }
  const without = await post(async () => new Response('x'), undefined, undefined, pages)
  expect(without.headers['content-security-policy']).toBe('of the page')
  const own = await post(async () => new Response('x', { headers: { 'content-security-policy': 'own' } }), undefined, undefined, pages)
  expect(own.headers['content-security-policy']).toBe('own')
})

test.for([
  {
    because: 'the page cannot be made',
    status: 500,
    advice: 'Something went wrong at our end.',
    payload: 'name=x',
    headers: { 'content-type': type },
  },
  {
    because: 'the form is too long',
    status: 413,
    advice: 'Your message is too long to send.',
    payload: `name=${'x'.repeat(70_000)}`,
    headers: { 'content-type': type },
  },
  {
    because: 'it is no form',
    status: 415,
    advice: 'Something went wrong at our end.',
    payload: '{}',
    headers: { 'content-type': 'application/json' },
  },
])('when $because, the visitor reads that nothing was sent, what to do, and whom to call', async ({ status, advice, payload, headers }) => {
  const answer = await post(() => Promise.reject(new Error('secret')), payload, headers)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
  for (const said of ['Failed to send message. Please try again.', advice]) expect(answer.body).toContain(said)
  expect(answer.body).toContain(business.landline.shown)
  expect(answer.body).not.toContain('secret')
})
