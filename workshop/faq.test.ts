import { expect, test } from 'vitest'
import { questions } from './faq.ts'

test('there are eight questions, and the fourth and eighth start open', () => {
  expect(questions).toHaveLength(8)
  expect(questions.flatMap(({ open }, i) => (open ? [i + 1] : []))).toEqual([4, 8])
})

test.for([...questions])('"$question" ends in a question mark and has a full answer', ({ question, answer }) => {
  expect(question).toMatch(/\?$/)
  expect(answer.join(' ').length).toBeGreaterThan(150)
})

test('the minimum legal tread is right', () => {
  expect(questions.flatMap(({ answer }) => answer).join(' ')).toContain('at least 1.5 mm')
})
