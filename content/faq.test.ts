import { expect, test } from 'vitest'
import { figures, questions } from './faq.ts'

test.for([...questions])('"$question" ends in a question mark and has a full answer', ({ question, answer }) => {
  expect(question).toMatch(/\?$/)
  expect(answer.join(' ').length).toBeGreaterThan(150)
})

test('the minimum legal tread is right', () => {
  expect(questions.flatMap(({ answer }) => answer).join(' ')).toContain('at least 1.5 mm')
})

test('each key figure is in the answer that it links to', () => {
  for (const { value, unit, answer } of figures) {
    const { answer: paragraphs = [], steps = [] } = questions[answer - 1] ?? {}
    expect([...paragraphs, ...steps].join(' ')).toContain(`${value} ${unit}`)
  }
})
