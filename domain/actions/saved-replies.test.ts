import { expect, test } from 'vitest'
import { check } from '../form.ts'
import { reply } from './reply.ts'
import { fillIn, firstReplies, mayReplace, savedReplyForm } from './saved-replies.ts'

const known = { name: 'Hana Tūhoe', plate: 'KLM482', time: 'Tuesday 9 March, 8.30am' }

test.for([
  ['Kia ora [name],', known, 'Kia ora Hana,'],
  ['Kia ora [Name],', { ...known, name: 'Win at http://x.example' }, 'Kia ora,'],
  ['[name], it’s ready', { ...known, name: undefined }, ', it’s ready'],
  ['[plate] is ready', known, 'KLM482 is ready'],
  ['About [plate]', { ...known, plate: undefined }, 'About your car'],
  ['In on [time]', known, 'In on Tuesday 9 March, 8.30am'],
  ['In on [time]', { ...known, time: undefined }, 'In on [time]'],
  ['[plate] $& [bay]', { ...known, plate: '$&1' }, '$&1 $& [bay]'],
] as const)('%s with %j is filled in as %s', ([text, filling, filled]) => {
  expect(fillIn(text, filling)).toBe(filled)
})

test('the first replies can be saved and, with their time, sent', () => {
  expect(firstReplies).toHaveLength(5)
  for (const { title, text } of firstReplies) {
    expect(check(savedReplyForm, { title, text })).toMatchObject({ ok: true })
    expect(fillIn(text, known)).not.toMatch(/[[\]]/)
  }
})

test('typed text is only replaced without asking if it is another saved reply', () => {
  const filled = ['Kia ora Hana,\n\nSee you then.', 'It’s ready.']
  expect(mayReplace(' \r\n', filled)).toBe(true)
  expect(mayReplace('Kia ora Hana,\r\n\r\nSee you then. ', filled)).toBe(true)
  expect(mayReplace('Kia ora Hana,\n\nSee you at noon.', filled)).toBe(false)
})

test('a reply with a placeholder that nobody filled in isn’t sent', () => {
  const decide = (text: string) => reply.decide({ text }, { answers: { email: 'hana@example.nz' }, by: 'Mere' } as never, 0)
  expect(decide('In on [time]?')).toEqual({ fieldErrors: { text: 'Fill in [time], or take it out.' } })
  expect(decide('In on [Tuesday]?')).toMatchObject({ text: 'In on [Tuesday]?' })
})
