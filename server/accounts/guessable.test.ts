import { expect, test } from 'vitest'
import { goodJoin } from '../../domain/accounts/join.examples.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { isGuessable } from './guessable.ts'

const account = { name: 'Aroha Ngata', email: 'aroha.ngata@example.co.nz' }

test.for([
  'passwordpassword',
  'qwertyuiopasdfgh',
  'aaaaaaaaaaaaaaaa',
  'summer2026summer2026',
  'aroha.ngata@example.co.nz',
  'arohangata2026',
  'cloverleaworkshop',
])('%s is guessable', async (password) => {
  expect(await isGuessable(password, account, firstFacts.business)).toBe(true)
})

test.for([goodJoin.password, 'tui-gravel-9-lantern', 'My dog ate eleven brake pads'])('%s is not guessable', async (password) => {
  expect(await isGuessable(password, account, firstFacts.business)).toBe(false)
})

test('checking the longest password does not block the thread', async () => {
  let fired = 0
  const timer = setInterval(() => fired++, 1)
  expect(await isGuessable('4@8({[</369&#!1|0$5+7%2'.repeat(6).slice(0, 128), account, firstFacts.business)).toBe(false)
  clearInterval(timer)
  expect(fired).toBeGreaterThan(2)
})
