import type { Facts } from '../workshop/facts.ts'

/** A text, or one with facts in it that the owner may change. */
export type FactsText = string | ((facts: Facts) => string)

export function textOf(text: FactsText, facts: Facts): string {
  return typeof text === 'string' ? text : text(facts)
}
