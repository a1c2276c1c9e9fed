import { expect, test } from 'vitest'
import { figures, questions } from './faq.ts'

test('each key figure is in the answer that it links to', () => {
  for (const { value, unit, answer } of figures) {
    const { answer: paragraphs = [], steps = [] } = questions[answer - 1] ?? {}
    expect([...paragraphs, ...steps].join(' ')).toContain(`${value} ${unit}`)
  }
})
