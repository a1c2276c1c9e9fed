import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { dummyHash, hashPassword, verifyPassword } from './passwords.ts'

test('a password is stored as argon2id with 19 MiB, two passes and its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('gravel tui lantern'), hashPassword('gravel tui lantern')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('gravel tui lantern', one)).toBe(true)
  expect(await verifyPassword('gravel tui lantern', two)).toBe(true)
  expect(await verifyPassword('gravel tui Lantern', one)).toBe(false)
  expect(await verifyPassword('gravel tui lantern', dummyHash)).toBe(false)
})

test('a password that was hashed at another cost still matches', async () => {
  const nonce = Buffer.from('eight or more')
  const hash = argon2Sync('argon2id', { message: 'gravel tui lantern', nonce, parallelism: 2, tagLength: 24, memory: 64, passes: 3 })
  const phc = `$argon2id$v=19$m=64,t=3,p=2$${nonce.toString('base64').replaceAll('=', '')}$${hash.toString('base64')}`
  expect(await verifyPassword('gravel tui lantern', phc)).toBe(true)
})

test('hashing a password does not block the thread', async () => {
  let fired = 0
  const timer = setInterval(() => fired++, 1)
  await hashPassword('gravel tui lantern')
  clearInterval(timer)
  expect(fired).toBeGreaterThan(2)
})

test('a malformed stored password is an error, not a wrong password', async () => {
  await expect(verifyPassword('x', 'plain text')).rejects.toThrow('not a PHC string')
})
