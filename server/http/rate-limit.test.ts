import { expect, test } from 'vitest'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { testApp } from '../testing/test-app.ts'

const settings = { publicUrl: 'http://localhost:3000', rateLimit: true, trustedProxies: [] as string[] }

test('the 31st enquiry of a day from one address is answered with 429, whatever form it takes; others and pages are not', async () => {
  const app = await testApp({ settings, renderPost: async () => new Response('page') })
  const post = (url: string, remoteAddress: string) =>
    url.startsWith('/dev')
      ? app.inject({ method: 'POST', url, remoteAddress, payload: goodBooking })
      : app.inject({
          method: 'POST',
          url,
          remoteAddress,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'name=x',
        })

  const urls = ['/dev/booking', '/dev/contact', '/appointment']
  for (let index = 0; index < 30; index++) expect((await post(urls[index % 3] ?? '', '192.0.2.1')).statusCode).toBeLessThan(300)
  const refused = await post('/dev/contact', '192.0.2.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  expect(refused.json()).toMatchObject({ status: 429 })
  const form = await post('/contact', '192.0.2.1')
  expect([form.statusCode, form.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])

  expect((await post('/dev/contact', '192.0.2.2')).statusCode).toBe(201)
  expect((await app.inject({ url: '/healthz', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
})

test('one IPv6 household counts as one', async () => {
  const app = await testApp({ settings })
  const post = (remoteAddress: string) => app.inject({ method: 'POST', url: '/dev/booking', remoteAddress, payload: goodBooking })
  for (let index = 1; index <= 30; index++) await post(`2001:db8:1:1::${index}`)
  expect((await post('2001:db8:1:1:ffff::1')).statusCode).toBe(429)
  expect((await post('2001:db8:1:2::1')).statusCode).toBe(201)
})

test('X-Forwarded-For is believed from a proxy that is named, and from nobody else', async () => {
  const statuses = async (trustedProxies: string[]) => {
    const app = await testApp({ settings: { ...settings, trustedProxies } })
    const answers = []
    for (let index = 0; index <= 30; index++) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}` }
      answers.push(
        (await app.inject({ method: 'POST', url: '/dev/booking', remoteAddress: '10.0.0.1', headers, payload: goodBooking })).statusCode,
      )
    }
    return new Set(answers)
  }
  expect(await statuses([])).toEqual(new Set([201, 429]))
  expect(await statuses(['10.0.0.0/8'])).toEqual(new Set([201]))
})
