import { expect, test } from 'vitest'
import { firstFacts } from '../workshop/first-facts.ts'
import { textOf } from './facts-text.ts'
import { questions } from './faq.ts'

test.for([...questions])('"$question" ends in a question mark and has a full answer', ({ question, answer }) => {
  expect(question).toMatch(/\?$/)
  expect(answer.map((text) => textOf(text, firstFacts)).join(' ').length).toBeGreaterThan(150)
})

test('the minimum legal tread is right', () => {
  expect(questions.flatMap(({ answer }) => answer).join(' ')).toContain('at least 1.5 mm')
})
