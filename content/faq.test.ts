import { expect, test } from 'vitest'
import { questions } from './faq.ts'

test.for([...questions])('"$question" ends in a question mark and has a full answer', ({ question, answer }) => {
  expect(question).toMatch(/\?$/)
  expect(answer.join(' ').length).toBeGreaterThan(150)
})

test('the minimum legal tread is right', () => {
  expect(questions.flatMap(({ answer }) => answer).join(' ')).toContain('at least 1.5 mm')
})
