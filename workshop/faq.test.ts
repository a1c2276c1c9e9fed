import { expect, test } from 'vitest'
import { questions } from './faq.ts'

test('there are eight questions; the fourth and the eighth are open when the page loads', () => {
  expect(questions).toHaveLength(8)
  expect(questions.flatMap(({ open }, i) => (open ? [i + 1] : []))).toEqual([4, 8])
})

test.for([...questions])('$question is asked as a question and answered in full', ({ question, answer }) => {
  expect(question).toMatch(/\?$/)
  expect(answer.join(' ').length).toBeGreaterThan(150)
})

test('the minimum legal tread is right', () => {
  expect(questions.flatMap(({ answer }) => answer).join(' ')).toContain('at least 1.5 mm')
})
