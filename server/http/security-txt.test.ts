import { afterEach, expect, test, vi } from 'vitest'
import { firstFacts } from '../../workshop/first-facts.ts'
import { testApp } from '../testing/test-app.ts'

const { business } = firstFacts

const path = '/.well-known/security.txt'
const settings = { publicUrl: 'https://www.example.nz', trustedProxies: [], allowedOrigins: [], rateLimit: false }

afterEach(() => vi.useRealTimers())

test('security.txt says who to contact, in the format of RFC 9116', async () => {
  const response = await (await testApp({ settings })).inject(path)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
  const lines = response.body.split('\n')
  expect(lines).toContain(`Contact: mailto:${business.email}`)
  expect(lines).toContain(`Canonical: https://www.example.nz${path}`)
  expect(lines.filter((line) => line.startsWith('Expires: '))).toHaveLength(1)
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[A-Z][A-Za-z-]+: \S/)
  expect(lines.at(-1)).toBe('')
})

test('it has no canonical URL without https', async () => {
  expect((await (await testApp()).inject(path)).body).not.toContain('Canonical')
})

test("it hasn't expired on a server that has run for two years", async () => {
  const app = await testApp({ settings })
  const later = Date.now() + 2 * 365 * 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now: later })
  const expires = Date.parse(/^Expires: (.+)$/m.exec((await app.inject(path)).body)?.[1] ?? '')
  expect((expires - later) / 86_400_000).toBeGreaterThan(90)
  expect((expires - later) / 86_400_000).toBeLessThan(365)
})
