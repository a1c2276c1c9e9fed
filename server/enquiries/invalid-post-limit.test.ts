import { expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { AppOptions } from '../app.ts'
import { testApp } from '../testing/test-app.ts'
import { countInvalidPosts } from './invalid-post-limit.ts'

const hour = 3_600_000

test('a sender may make 60 invalid posts in an hour, and may post again when the hour is over', () => {
  let now = 0
  const invalidPosts = countInvalidPosts(() => now)
  for (let time = 0; time < 60; time++) {
    expect(invalidPosts.retryAfter('192.0.2.1')).toBeUndefined()
    invalidPosts.count('192.0.2.1')
  }
  now = hour / 2
  expect(invalidPosts.retryAfter('192.0.2.1')).toBe(1800)
  expect(invalidPosts.retryAfter('::ffff:192.0.2.1')).toBe(1800)
  expect(invalidPosts.retryAfter('192.0.2.2')).toBeUndefined()
  now = hour
  expect(invalidPosts.retryAfter('192.0.2.1')).toBeUndefined()
})

test('at most 10,000 senders are counted; the one whose period began first is dropped', () => {
  const invalidPosts = countInvalidPosts(() => 0)
  const sender = (number: number) => `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}::1`
  for (let time = 0; time < 60; time++) for (const number of [0, 1]) invalidPosts.count(sender(number))
  for (let number = 2; number < 10_000; number++) invalidPosts.count(sender(number))
  expect(invalidPosts.retryAfter(sender(0))).toBe(3600)
  invalidPosts.count(sender(10_000))
  expect(invalidPosts.retryAfter(sender(0))).toBeUndefined()
  expect(invalidPosts.retryAfter(sender(1))).toBe(3600)
})

const calls = [
  {
    kind: 'JSON post',
    url: '/dev/booking',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ...goodBooking, name: '' }),
    type: 'application/problem+json',
  },
  {
    kind: 'form post',
    url: '/appointment',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=',
    type: 'text/html; charset=utf-8',
  },
]

/** An app that refuses every enquiry, and a count of how many it received. */
async function rejectingApp(rateLimit: boolean) {
  const seen = { times: 0 }
  const settings: AppOptions['settings'] = { publicUrl: 'http://localhost:3000', trustedProxies: [], allowedOrigins: [], rateLimit }
  const app = await testApp({
    settings,
    receive: async () => {
      seen.times++
      return { outcome: 'invalid', fieldErrors: { name: 'Name is required.' } }
    },
    site: { renderFormPage: async () => '<p>again</p>' },
  })
  return { app, seen }
}

test.for(calls)('after 60 invalid posts a $kind gets 429 before its body is read, and other senders are not affected', async (call) => {
  const { app, seen } = await rejectingApp(true)
  const { url, headers, payload, type } = call
  const post = (remoteAddress: string, body = payload) => app.inject({ method: 'POST', url, headers, payload: body, remoteAddress })
  for (let time = 0; time < 60; time++) expect((await post('192.0.2.1')).statusCode).toBe(422)
  // Malformed and oversized bodies aren't read any more either.
  for (const body of [payload, '{', 'x'.repeat(100_000)]) {
    const response = await post('192.0.2.1', body)
    expect([response.statusCode, response.headers['content-type']]).toEqual([429, type])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3500)
    expect(response.body).toContain('We’ve had a lot of messages from your connection today. Please call us')
  }
  expect(seen.times).toBe(60)
  // The count is shared by all routes.
  for (const other of calls) {
    const { url, headers, payload } = other
    expect((await app.inject({ method: 'POST', url, headers, payload, remoteAddress: '192.0.2.1' })).statusCode).toBe(429)
  }
  expect((await post('192.0.2.2')).statusCode).toBe(422)
  expect((await app.inject({ url: '/readyz', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
})

test('without a rate limit nothing is counted', async () => {
  const { app } = await rejectingApp(false)
  const { url, headers, payload } = calls[0] as (typeof calls)[number]
  for (let time = 0; time < 70; time++) expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(422)
})
